import { io, type Socket } from 'socket.io-client';

export interface LiveClient {
  socket: Socket;
  /** The ids of the received notifications. */
  heard: string[];
  isJoined: boolean;
  /** The number of rejected joins. */
  refusals: number;
}

/** A client that joins the live connection whenever it connects. */
export function openLiveClient(url: string, request: () => object): LiveClient {
  const socket = io(url, { transports: ['websocket'], reconnectionDelayMax: 500 });
  const page: LiveClient = { socket, heard: [], isJoined: false, refusals: 0 };
  socket.on('notification', ({ id }: { id: string }) => page.heard.push(id));
  socket.on('connect', () => socket.emit('join', request(), () => (page.isJoined = true)));
  socket.on('disconnect', (reason) => {
    page.isJoined = false;
    if (reason === 'io server disconnect') page.refusals += 1;
  });
  return page;
}
