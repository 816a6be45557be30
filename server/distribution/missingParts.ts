import type { Session } from '../core/session.ts';

const isTrue = async (session: Session, condition: string) =>
  (await session.query(`select ${condition} as found`)).rows[0]?.found === true;

/** Returns what a cluster lacks for the distribution of stores, each as a sentence that says what to do. */
export async function missingParts(session: Session): Promise<string[]> {
  if (!(await isTrue(session, `to_regproc('citus_version') is not null`)))
    return (await isTrue(session, `exists (select 1 from pg_available_extensions where name = 'citus')`))
      ? ['The extension is not in this database: create extension citus;']
      : ['Citus is not installed: install it on each node, with shared_preload_libraries = citus.'];
  const { rows } = await session.query(
    `select nodename || ':' || nodeport as node, success, result from run_command_on_workers(
      $$ select count(*) from pg_available_extensions where name = 'pg_trgm' $$)`,
  );
  const unlike = rows.filter(({ success, result }) => success !== true || result !== '1');
  const isHere = 'exists (select 1 from pg_dist_node where groupid = 0)';
  const others = `application_name not like 'citus%' and datname = current_database()`;
  const isUsed = `exists (select 1 from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend' and ${others})`;
  return [
    ...(rows.length === 0 ? [`There is no worker: select citus_add_node('HOST', 5432); for each.`] : []),
    ...unlike.map(
      ({ node }) => `The worker ${String(node)} does not answer, or has no pg_trgm: install it there.`,
    ),
    ...((await isTrue(session, isHere))
      ? []
      : [`The coordinator is no node of its cluster: select citus_set_coordinator_host('HOST', 5432);`]),
    ...((await isTrue(session, isUsed))
      ? ['The database is in use: stop the product on all nodes first.']
      : []),
  ];
}
