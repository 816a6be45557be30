/**
 * Functions and tables with the names of Citus, for a database without it: placed tables are noted, and a table that
 * Citus would refuse fails.
 */
export const citusStub = `
  create table citus_tables (table_name regclass, citus_table_type text, beside text);
  create table pg_dist_node (nodename text, groupid int);
  create function citus_version() returns text language sql as $$ select 'stub' $$;
  create function run_command_on_workers(command text, out nodename text, out nodeport int, out success boolean, out result text)
    returns setof record language sql
    as $$ select pg_dist_node.nodename, 5432, true, '1' from pg_dist_node where groupid > 0 $$;
  create function create_reference_table(name regclass) returns void language sql
    as $$ insert into citus_tables values (name, 'reference') $$;
  create function create_distributed_table(name regclass, key text, colocate_with text) returns void language plpgsql as $$
    begin
      if exists (select 1 from pg_index where indrelid = name and indisunique and pg_get_indexdef(indexrelid) !~ '\\mstore_id\\M')
        then raise 'a key of % lacks %', name, key;
      end if;
      if exists (select 1 from pg_constraint c where contype = 'f' and name in (conrelid, confrelid) and conrelid <> confrelid
          and exists (select 1 from unnest(array[conrelid, confrelid]) one
            where one <> name and one not in (select table_name from citus_tables)))
        then raise '% refers to a table that is not placed', name;
      end if;
      insert into citus_tables values (name, 'distributed', colocate_with);
    end $$;`;
