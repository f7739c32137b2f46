// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ratatosk {

/// Of the server's catalog (PostgreSQL 12 and later). Tables: id, schema, name, kind, found without the schema's name, comment, rows.
inline constexpr const char* kTableStatement = R"(
SELECT c.oid, n.nspname, c.relname, c.relkind, pg_catalog.pg_table_is_visible(c.oid), pg_catalog.obj_description(c.oid, 'pg_class'),
       (SELECT coalesce(sum(CASE WHEN k.reltuples < 0 OR (k.reltuples = 0 AND k.relpages = 0 AND k.relkind IN ('r', 'm'))
                                 THEN pg_catalog.pg_relation_size(k.oid) / 64.0 ELSE k.reltuples END), 0)::double precision
          FROM pg_catalog.pg_class k
         WHERE (k.oid = c.oid AND k.relkind <> 'p')
            OR (c.relkind = 'p' AND k.oid IN (SELECT relid FROM pg_catalog.pg_partition_tree(c.oid) WHERE isleaf)))
  FROM pg_catalog.pg_class c
  JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
 WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND NOT c.relispartition
   AND n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'
   AND pg_catalog.has_schema_privilege(n.oid, 'USAGE') AND pg_catalog.has_any_column_privilege(c.oid, 'SELECT')
   AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_depend d WHERE d.classid = 'pg_catalog.pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
 ORDER BY NOT pg_catalog.pg_table_is_visible(c.oid), n.nspname, c.oid)";

/// Columns: table's id, number, name, type, category of the type, never NULL, comment; of domains the type behind them.
inline constexpr const char* kColumnStatement = R"(
SELECT a.attrelid, a.attnum, a.attname,
       CASE WHEN t.typtype = 'd' THEN pg_catalog.format_type(t.typbasetype, t.typtypmod) ELSE pg_catalog.format_type(a.atttypid, a.atttypmod) END,
       t.typcategory, a.attnotnull, pg_catalog.col_description(a.attrelid, a.attnum)
  FROM pg_catalog.pg_attribute a
  JOIN pg_catalog.pg_type t ON t.oid = a.atttypid
  JOIN pg_catalog.pg_class c ON c.oid = a.attrelid
  JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
 WHERE a.attnum > 0 AND NOT a.attisdropped AND c.relkind IN ('r', 'p', 'v', 'm', 'f') AND n.nspname !~ '^pg_'
   AND n.nspname <> 'information_schema' AND pg_catalog.has_column_privilege(a.attrelid, a.attnum, 'SELECT')
 ORDER BY a.attrelid, a.attnum)";

/// Columns of primary and foreign keys: key's id, its kind, table's id, column's number, and those that it refers to.
inline constexpr const char* kKeyStatement = R"(
SELECT k.oid, k.contype, k.conrelid, u.child, k.confrelid, u.parent
  FROM pg_catalog.pg_constraint k
  JOIN pg_catalog.pg_class c ON c.oid = k.conrelid AND NOT c.relispartition,
       LATERAL unnest(k.conkey, k.confkey) WITH ORDINALITY AS u(child, parent, place)
 WHERE k.contype IN ('p', 'f') AND (k.conparentid = 0 OR k.contype = 'p')
 ORDER BY k.oid, u.place)";

/// Indexes of all rows that begin with a column of texts, or with that column in lower case: table's id, column's name, whether in lower case.
inline constexpr const char* kIndexStatement = R"(
SELECT i.indrelid, a.attname, i.indkey[0] = 0
  FROM pg_catalog.pg_index i
  JOIN pg_catalog.pg_class x ON x.oid = i.indexrelid
  JOIN pg_catalog.pg_am m ON m.oid = x.relam
  JOIN pg_catalog.pg_class c ON c.oid = i.indrelid AND NOT c.relispartition
  JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_attribute a ON a.attrelid = i.indrelid AND NOT a.attisdropped
  JOIN pg_catalog.pg_type t ON t.oid = a.atttypid
 WHERE i.indisvalid AND i.indpred IS NULL AND m.amname IN ('btree', 'hash') AND t.typcategory = 'S'
   AND n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'
   AND (a.attnum = i.indkey[0]
        OR (i.indkey[0] = 0 AND pg_catalog.pg_get_indexdef(i.indexrelid, 1, true) IN
            ('lower(' || pg_catalog.quote_ident(a.attname) || ')', 'lower(' || pg_catalog.quote_ident(a.attname) || '::text)')))
 ORDER BY i.indrelid, a.attnum, i.indkey[0] = 0 DESC)";

} // namespace ratatosk
