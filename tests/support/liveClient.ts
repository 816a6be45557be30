import { io, type Socket } from 'socket.io-client';

export interface LiveClient {
  socket: Socket;
  /** The ids of the received notifications. */
  received: string[];
  isJoined: boolean;
  /** The number of rejected joins. */
  rejections: number;
}

/** A client that joins the live connection whenever it connects. */
export function openLiveClient(url: string, request: () => object): LiveClient {
  const socket = io(url, { transports: ['websocket'], reconnectionDelayMax: 500 });
  const client: LiveClient = { socket, received: [], isJoined: false, rejections: 0 };
  socket.on('notification', ({ id }: { id: string }) => client.received.push(id));
  socket.on('connect', () => socket.emit('join', request(), () => (client.isJoined = true)));
  socket.on('disconnect', (reason) => {
    client.isJoined = false;
    if (reason === 'io server disconnect') client.rejections += 1;
  });
  return client;
}
