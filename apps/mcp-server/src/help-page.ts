/** For people who open the address in a browser. */
export const helpPage = (mcpUrl: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Marquee for AI assistants</title>
<h1>Marquee for AI assistants</h1>
<p>This address is for programs: a tool server that speaks the Model Context Protocol. It finds events worldwide, plans nights around
them and records which artists people want to see where.</p>
<p>Add it to your assistant as a remote server:</p>
<pre>{
  "mcpServers": {
    "marquee": { "url": "${mcpUrl}" }
  }
}</pre>
<p>No key is needed. One raises the number of calls: send it in the header <code>X-API-Key</code>, or as <code>Authorization: Bearer</code>.</p>
</html>
`;
