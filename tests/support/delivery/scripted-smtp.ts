import { EventEmitter, once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

const goodReplies = {
  greeting: '220 scripted.example ESMTP\r\n',
  ehlo: '250 scripted.example\r\n',
  auth: '235 Welcome\r\n',
  mail: '250 OK\r\n',
  rcpt: '250 OK\r\n',
  star: '502 No encryption here\r\n',
  data: '354 Go ahead\r\n',
  dot: '250 Accepted\r\n',
};

type Stage = keyof typeof goodReplies;

/** Data received so far on one connection. */
interface Session {
  login: string;
  recipient: string;
  message: string;
}

/** Replaces the server's answers at some stages. If a function writes nothing, the server stays silent. */
type Script = Partial<Record<Stage, (socket: Socket, session: Session) => void>>;

/** A mail server that misbehaves as scripted. `copies` are the mails received up to their final dot. */
export async function startScriptedSmtp(script: Script = {}) {
  const copies: (Session & { messageId: string })[] = [];
  const verbs: string[] = [];
  const open = new Set<Socket>();
  const events = new EventEmitter();
  const counts = { connections: 0, most: 0 };

  const server = createServer((socket) => {
    open.add(socket);
    counts.connections += 1;
    counts.most = Math.max(counts.most, open.size);
    events.emit('change');
    socket.on('error', () => undefined); // a client that gives up resets the connection
    socket.on('close', () => {
      open.delete(socket);
      events.emit('change');
    });
    const session: Session = { login: '', recipient: '', message: '' };
    const answer = (stage: Stage) => {
      const scripted = script[stage];
      if (scripted) scripted(socket, session);
      else socket.write(goodReplies[stage]);
    };
    const readLine = (line: string) => {
      const verb = line.slice(0, 4).toLowerCase();
      verbs.push(verb);
      if (verb === 'auth') session.login = line;
      if (verb === 'rcpt') session.recipient = /<(.*)>/.exec(line)?.[1] ?? '';
      if (verb in goodReplies) answer(verb as Stage);
      return verb;
    };
    const readMessage = (message: string) => {
      session.message = message;
      const messageId = /^Message-ID:\s+(\S+)/im.exec(message)?.[1] ?? '';
      copies.push({ ...session, messageId });
      events.emit('change');
      answer('dot');
    };
    let text = '';
    let isData = false;
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
      for (;;) {
        const mark = isData ? '\r\n.\r\n' : '\r\n';
        const end = text.indexOf(mark);
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + mark.length);
        if (isData) {
          isData = false;
          readMessage(part);
        } else {
          isData = readLine(part) === 'data';
        }
      }
    });
    answer('greeting');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    copies,
    /** First four letters of every command. */
    verbs,
    open,
    counts,
    /** Resolves as soon as the condition is true. */
    async until(isSo: () => boolean): Promise<void> {
      while (!isSo()) await once(events, 'change');
    },
  };
}
