-- Run once, when the server has no data yet: the database and its two roles (docs/operations.md, Two database roles).
\set ON_ERROR_STOP on
\getenv owner_password DATABASE_OWNER_PASSWORD
\getenv service_password DATABASE_SERVICE_PASSWORD
create role civic_owner login password :'owner_password';
create role civic_service login password :'service_password';
create database civic owner civic_owner;
revoke connect, temporary on database civic from public;
grant connect on database civic to civic_service;
