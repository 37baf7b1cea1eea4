// A process of limited-process.test.ts that cannot start.
throw new Error('A library is missing.');
