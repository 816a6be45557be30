import { expect, test } from 'vitest';
import { closeTemplate, copyTemplate, createDistributable, dropEverywhere } from '../support/citus.ts';

const cluster = {
  coordinator: 'postgres://test@127.0.0.1:5001/postgres',
  workers: ['postgres://test@127.0.0.1:5002/postgres', 'postgres://test@127.0.0.1:5003/postgres'],
};

/** Notes each statement with the port and the database where it runs. */
function noted() {
  const statements: string[] = [];
  const run = async (url: string, statement: string) => {
    const { port, pathname } = new URL(url);
    statements.push(`${port}${pathname} ${statement}`);
  };
  return { run, statements };
}

test('the nodes of a template know each other before it is distributed', async () => {
  const { run, statements } = noted();
  await createDistributable(run, cluster, 'origin');
  expect(statements).toEqual([
    '5002/postgres create database origin',
    '5002/origin create extension citus',
    '5003/postgres create database origin',
    '5003/origin create extension citus',
    '5001/postgres create database origin',
    '5001/origin create extension citus',
    `5001/origin select citus_set_coordinator_host('127.0.0.1', 5001)`,
    `5001/origin select citus_add_node('127.0.0.1', 5002)`,
    `5001/origin select citus_add_node('127.0.0.1', 5003)`,
  ]);
});

test('a closed template is copied on each node, the coordinator last, and dropped there first', async () => {
  const { run, statements } = noted();
  await closeTemplate(run, cluster, 'origin');
  expect(statements.filter((one) => one.includes('allow_connections false'))).toHaveLength(3);
  statements.length = 0;
  await copyTemplate(run, cluster, ['copy', 'origin']);
  await dropEverywhere(run, cluster, 'copy');
  expect(statements).toEqual([
    ...[5002, 5003, 5001].map((port) => `${port}/postgres create database copy template origin`),
    ...[5001, 5002, 5003].map((port) => `${port}/postgres drop database copy with (force)`),
  ]);
});
