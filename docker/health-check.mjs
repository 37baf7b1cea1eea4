// The health check of the server images. It uses the port that the server listens on.
const { PORT_VARIABLE, DEFAULT_PORT, PORT, [PORT_VARIABLE]: own } = process.env;
const port = [own, PORT, DEFAULT_PORT].find((value) => /^\d+$/.test(value ?? ''));

try {
  const { ok } = await fetch(`http://127.0.0.1:${port}/health/live`);
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
