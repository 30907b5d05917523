// The protocol: what server, web, terminal and outside bots say to each other.
export * from './client.ts';
export * from './documents.ts';
export * from './engine-lines.ts';
export * from './games.ts';
export * from './match-file.ts';
export * from './moment.ts';
export * from './people.ts';
export * from './primitives.ts';
export * from './problem.ts';
export * from './record.ts';
export * from './routes.ts';
export * from './stream.ts';
export * from './table.ts';
