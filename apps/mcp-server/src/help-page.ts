/** Renders the page for people who open the endpoint in a browser. */
export const helpPage = (mcpUrl: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Marquee for AI assistants</title>
<h1>Marquee for AI assistants</h1>
<p>This is a tool server for the Model Context Protocol. It finds events worldwide, plans nights around them and records
which artists people want to see where.</p>
<p>Add it to your assistant as a remote server:</p>
<pre>{
  "mcpServers": {
    "marquee": { "url": "${mcpUrl}" }
  }
}</pre>
<p>No API key is required. A key raises your limits: send it in the header <code>X-API-Key</code>, or as <code>Authorization: Bearer</code>.</p>
</html>
`;
