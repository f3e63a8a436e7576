import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** The reference of the realtime measurements: a plain server that sends what is POSTed to every websocket. */
const sockets = new Set<WebSocket>();
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const message = Buffer.concat(chunks).toString();
    response.writeHead(201, { 'content-type': 'application/json' }).end(message);
    setImmediate(() => {
      for (const socket of sockets) socket.send(message);
    });
  });
});
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
