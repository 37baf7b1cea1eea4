// PostGraphile over the table of bench/peer-statements.ts, as installed.
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const graph = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({
      connectionString: process.env.DATABASE_URL,
      schemas: [process.env.PEER_SCHEMA],
    }),
  ],
  grafserv: { graphqlOverGET: true, graphqlPath: '/graphql', watch: false },
});
const server = createServer();
await graph.createServ(grafserv).addTo(server);
server.listen(Number(process.env.PORT), '127.0.0.1');
