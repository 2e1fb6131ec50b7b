/**
 * Stands in for systemd with deploy/systemd/locksmith-site.socket: listens on PORT, hands the socket to the server as
 * descriptor 3, and starts the server again whenever it has ended. Prints the process id of each.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

const holder = createServer().listen(Number(process.env.PORT), process.env.HOST);
await once(holder, 'listening');
// Node has no public API for the descriptor.
const { fd } = Reflect.get(holder, '_handle') as { fd: number };
const script = 'echo "pid $$" && LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" server/main.ts';
// `spawnSync` blocks the event loop, so this process accepts no connection itself.
for (;;) {
  spawnSync('sh', ['-c', script, process.execPath], {
    stdio: ['ignore', 'inherit', 'inherit', fd],
  });
}
