const WORKBOOK = 'data:application/vnd.openxmlformats-officedocument.spreadsheetml.sheet;base64,';

/** Returns the file that an organiser pasted: a text, or the data URL of a workbook. */
export const toFileContent = (content: string): Buffer =>
  content.startsWith(WORKBOOK)
    ? Buffer.from(content.slice(WORKBOOK.length), 'base64')
    : Buffer.from(content);
