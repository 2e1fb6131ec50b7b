create table if not exists "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
create table if not exists "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
create table submissions (
  id text primary key,
  reference text not null unique,
  type text not null,
  status text not null,
  name text,
  phone text,
  email text,
  address text,
  unit_number text,
  gate_code text,
  service text,
  timeframe text,
  notes text,
  "vehicle_info" json,
  "visitor_info" json,
  source_url text,
  "traffic_source" json,
  "page_metrics" json,
  recaptcha_token text not null,
  captcha_provider text not null,
  captcha_status text not null,
  idempotency_key text unique,
  request_hash text not null,
  created_at text not null
  );
create table outbox (
  id text primary key,
  submission_id text not null references submissions (id),
  kind text not null,
  state text not null,
  attempts integer not null,
  due_at text not null,
  claimed_by text,
  created_at text not null,
  finished_at text
  );
create index outbox_waiting on outbox (due_at) where state = 'waiting';
create index outbox_submission on outbox (submission_id);
create table used_challenges (id text primary key, expires_at text not null);
create index used_challenges_expiry on used_challenges (expires_at);
create table rate_limits (
  id text primary key, hits integer not null, expires_at text not null
  );
create index rate_limits_expiry on rate_limits (expires_at);
create table settings (key text primary key, value text not null);
create table secrets (name text primary key, value text not null);
create table readiness (id integer primary key, checked_at text not null);
insert into kysely_migration values ('0001-foundation', '2026-11-24T08:15:51.221Z');
insert into kysely_migration_lock values ('migration_lock', '0');
insert into submissions values ('01a20ca0-2661-7059-908b-0a2614af9843', 'LS-9E3R8J', 'booking', 'pending', 'Ana Example', '(201) 555-0101', 'ana@example.com', '12 Main St, Hoboken, NJ 07030 Unit 4B', '4B', '#0417', 'House Lockout', 'ASAP', 'Blue door.
The dog is friendly.', null, '{"userAgent":"Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15","language":"en-US","platform":"iPhone","screenResolution":"390x844","windowSize":"390x664","timestamp":"2026-11-20T16:05:09.120Z","timezone":"America/New_York","formCompletionTime":41237,"pageLoadTime":812,"visitDuration":63120,"geolocation":{"latitude":40.7433,"longitude":-74.0324}}', '/book-online?utm_source=google', '{"source":"google","medium":"cpc","campaign":"lockouts","gclid":"Example-gclid_1","landing_page":"/service-areas/hoboken","referrer":"https://www.google.com/"}', '{"lcp":1204.5,"cls":0.01,"inp":48,"ttfb":120}', '104b849c4f935a15bfbe0282c861b61d51c89e95d69375885dcedbd497ee94c0', 'altcha', 'verified', 'ana-1', 'ec62f54e29df3110cc0ffedc45c7ff0daca4e08c9a3a2f0a7628573bbfe85ed7', '2026-11-24T08:15:51.905Z');
insert into submissions values ('01a20ca0-27e7-74b9-80cb-7544452cfec4', 'LS-AR9UX4', 'booking', 'pending', 'Zoë Ünïcode 👋 عبد', '201.555.0102', null, 'Bergenline Ave & 60th, west  new york', null, null, 'A safe from 1890, locked', 'Just Curious', null, null, null, null, null, null, '4bf9a7b6d73541429c561d48925e10a1d659218fc284e9d388cb8f520b1b05d0', 'altcha', 'verified', null, '339f0e93f1be681271b0309a65145df4da4ade8f8889c0eb4aeec2a0a611ff18', '2026-11-24T08:15:52.295Z');
insert into submissions values ('01a20ca0-290b-7989-b22f-afac0480b57b', 'LS-4U6NY6', 'booking', 'pending', 'Carl Example', '1-201-555-0103', null, '5 Hoboken Ave, 07302', null, null, 'Car Key Replacement', 'Same Day', null,  E'{"year":"2014","make":"Honda","model":"Civic \\"EX\\"","all_keys_lost":true}', '{"userAgent":"Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15","language":"en-US","platform":"iPhone","screenResolution":"390x844","windowSize":"390x664","timestamp":"2026-11-20T16:05:09.120Z","timezone":"America/New_York","formCompletionTime":41237,"pageLoadTime":812,"visitDuration":63120,"geolocation":{"latitude":200,"longitude":-74}}', '/book-online?utm_source=google', '{"source":"google","medium":"cpc","campaign":"lockouts","gclid":"Example-gclid_1","landing_page":"/service-areas/hoboken","referrer":"https://www.google.com/"}', '{"lcp":1204.5,"cls":0.01,"inp":48,"ttfb":120}', '9a092c3e9afa77df65231d07c66dba6c26da4ba9c0ae2a6415dd7eb1bb7d1ae7', 'altcha', 'verified', null, 'b85aae1cf1b353e8254491c32329349c773c5d051f9eff95de3850613adc9bdd', '2026-11-24T08:15:52.587Z');
insert into submissions values ('01a20ca0-2a1b-71d1-a7a6-ee124fa56fd7', 'LS-JX9XEV', 'booking', 'pending', 'Dora Example', '2015550104', 'DORA@Example.com', '1 Paterson Plank Rd, Secaucus NJ 07094-1234 Unit Suite 9', 'Suite 9', null, 'Key Fob Programming', 'Within Couple of Days', null, '{"year":"2020","make":"BMW","model":"X5","has_unused_key":false}', null, null, null, null, '952820e541b47bb41400d90851d39ce218ce417a2e024cf2af66089945b53b25', 'altcha', 'verified', null, 'b0fab31b17b6f24befc0714afe2e8091d308740b1753cacb5bce7ad5186a1c77', '2026-11-24T08:15:52.859Z');
insert into submissions values ('01a20ca0-2b9b-7eaa-a46f-d5521f697f68', 'LS-XN4KAC', 'booking', 'pending', 'Emil Example', '(201) 555-0105', null, '10 Rue de Rivoli, Paris', null, null, 'Car Lockout', null, null, '{"year":"1999","make":"Kia","model":"Rio"}', null, null, null, null, '2dfe67cdef98e25a27e2dd0ffe5e3ade2dae1f20af2d8d7c4d5d734a030964f1', 'altcha', 'verified', null, '4439bb00653567c8dbdd0dac6a4884f40f68c5d26a7c08da606f09b890d77f40', '2026-11-24T08:15:53.243Z');
insert into submissions values ('01a20ca0-2dc2-7bb4-a3b1-854700ab8bdd', 'LS-YX7296', 'callback', 'pending', null, '(201) 555-0106', null, null, null, null, null, null,  E'It''s ''urgent''; please call; -- \\n \\ $1 100%', null, null, null, null, null, 'c0979d78df968777991777d027505e267d695cdcbccdb82dcb9873f783668e21', 'altcha', 'verified', null, '653ecbe3ef52bb08342b713362f2b511bc80ec0f82954448acebdf393a835d2b', '2026-11-24T08:15:53.794Z');
insert into submissions values ('01a20ca0-2f90-7734-9193-35aae38b4378', 'LS-U7AF93', 'callback', 'pending', 'Fay Example', null, 'fay@example.com', null, null, null, null, null, null, null, '{"userAgent":"Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15","language":"en-US","platform":"iPhone","screenResolution":"390x844","windowSize":"390x664","timestamp":"2026-11-20T16:05:09.120Z","timezone":"America/New_York","formCompletionTime":41237,"pageLoadTime":812,"visitDuration":63120}', '/book-online?utm_source=google', '{"source":"google","medium":"cpc","campaign":"lockouts","gclid":"Example-gclid_1","landing_page":"/service-areas/hoboken","referrer":"https://www.google.com/"}', '{"lcp":1204.5,"cls":0.01,"inp":48,"ttfb":120}', '64bca74573c1f6055c60abdd309ab157c3fe0bd78d3db0d5bbd410ec12cabd3d', 'altcha', 'verified', null, 'fd012b5d472ce9d08f6155497ac18e44de2103308c06efd8950431c29ed18902', '2026-11-24T08:15:54.256Z');
insert into submissions values ('01a20ca0-37a5-7fcc-a54f-a83cadbca768', 'LS-PE9VAH', 'booking', 'pending', 'Gus Example', '(201) 555-0107', 'gone@example.com', 'Guttenberg, 07093', null, null, 'Gate Locks', 'Within Couple of Weeks', null, null, null, null, null, null, '3ef93598116fce0f820608bdfd0212a034df2d83f1f806bddf2bac8f27386bf4', 'altcha', 'verified', null, '3e2b4acd42c975f0121ce64e3059e61633b7c395bd62e443a6b1ade8e20159aa', '2026-11-24T08:15:56.324Z');
insert into submissions values ('01a20ca0-437a-7773-ba9e-e9feafb42614', 'LS-3KX26W', 'booking', 'pending', 'Hal Example', '(201) 555-0108', 'hal@example.com', '700 Boulevard East, Weehawken', null, null, 'Lock Rekey', 'ASAP', null, null, null, null, null, null, 'd1694407a7b5d7a97db9f59e7ac84ecb7397b5c105fc9e0825e675d8d26c452b', 'altcha', 'verified', null, '2cb0b5929d2904422906befb9441bd280603cce539886fec18218529aaf283e5', '2026-11-24T08:15:59.354Z');
insert into submissions values ('01a20ca0-4cd6-7e1d-b37a-c6c760c09cd2', 'LS-F7TU7F', 'booking', 'pending', 'Ida Example', '(201) 555-0109', null, 'Journal Square, Jersey City', null, null, 'Master Key System', null, null, null, null, null, null, null, '40890be291da127c0514312dda9caf7b92316beeb48d120bd41a38cb2f6e41a6', 'recaptcha', 'unverified', null, '78e224bebdafa927c1a66658e2a981ce098b1fa13192af4c31c29fc2e2aeabff', '2026-11-24T08:16:01.750Z');
insert into outbox values ('01a20ca0-2661-7059-908b-0a2614af9843.customer', '01a20ca0-2661-7059-908b-0a2614af9843', 'customer', 'sent', '1', '2026-11-24T08:16:21.909Z', null, '2026-11-24T08:15:51.905Z', '2026-11-24T08:15:51.969Z');
insert into outbox values ('01a20ca0-2661-7059-908b-0a2614af9843.owner', '01a20ca0-2661-7059-908b-0a2614af9843', 'owner', 'sent', '1', '2026-11-24T08:16:21.909Z', null, '2026-11-24T08:15:51.905Z', '2026-11-24T08:15:51.967Z');
insert into outbox values ('01a20ca0-27e7-74b9-80cb-7544452cfec4.owner', '01a20ca0-27e7-74b9-80cb-7544452cfec4', 'owner', 'sent', '1', '2026-11-24T08:16:22.298Z', null, '2026-11-24T08:15:52.295Z', '2026-11-24T08:15:52.311Z');
insert into outbox values ('01a20ca0-290b-7989-b22f-afac0480b57b.owner', '01a20ca0-290b-7989-b22f-afac0480b57b', 'owner', 'sent', '1', '2026-11-24T08:16:22.589Z', null, '2026-11-24T08:15:52.587Z', '2026-11-24T08:15:52.609Z');
insert into outbox values ('01a20ca0-2a1b-71d1-a7a6-ee124fa56fd7.customer', '01a20ca0-2a1b-71d1-a7a6-ee124fa56fd7', 'customer', 'sent', '1', '2026-11-24T08:16:22.860Z', null, '2026-11-24T08:15:52.859Z', '2026-11-24T08:15:52.879Z');
insert into outbox values ('01a20ca0-2a1b-71d1-a7a6-ee124fa56fd7.owner', '01a20ca0-2a1b-71d1-a7a6-ee124fa56fd7', 'owner', 'sent', '1', '2026-11-24T08:16:22.860Z', null, '2026-11-24T08:15:52.859Z', '2026-11-24T08:15:52.879Z');
insert into outbox values ('01a20ca0-2b9b-7eaa-a46f-d5521f697f68.owner', '01a20ca0-2b9b-7eaa-a46f-d5521f697f68', 'owner', 'sent', '1', '2026-11-24T08:16:23.244Z', null, '2026-11-24T08:15:53.243Z', '2026-11-24T08:15:53.256Z');
insert into outbox values ('01a20ca0-2dc2-7bb4-a3b1-854700ab8bdd.owner', '01a20ca0-2dc2-7bb4-a3b1-854700ab8bdd', 'owner', 'sent', '1', '2026-11-24T08:16:23.796Z', null, '2026-11-24T08:15:53.794Z', '2026-11-24T08:15:53.819Z');
insert into outbox values ('01a20ca0-2f90-7734-9193-35aae38b4378.customer', '01a20ca0-2f90-7734-9193-35aae38b4378', 'customer', 'sent', '1', '2026-11-24T08:16:24.258Z', null, '2026-11-24T08:15:54.256Z', '2026-11-24T08:15:54.271Z');
insert into outbox values ('01a20ca0-2f90-7734-9193-35aae38b4378.owner', '01a20ca0-2f90-7734-9193-35aae38b4378', 'owner', 'sent', '1', '2026-11-24T08:16:24.258Z', null, '2026-11-24T08:15:54.256Z', '2026-11-24T08:15:54.271Z');
insert into outbox values ('01a20ca0-37a5-7fcc-a54f-a83cadbca768.customer', '01a20ca0-37a5-7fcc-a54f-a83cadbca768', 'customer', 'dead', '1', '2026-11-24T08:16:26.333Z', null, '2026-11-24T08:15:56.324Z', '2026-11-24T08:15:56.376Z');
insert into outbox values ('01a20ca0-37a5-7fcc-a54f-a83cadbca768.owner', '01a20ca0-37a5-7fcc-a54f-a83cadbca768', 'owner', 'sent', '1', '2026-11-24T08:16:26.333Z', null, '2026-11-24T08:15:56.324Z', '2026-11-24T08:15:56.396Z');
insert into outbox values ('01a20ca0-437a-7773-ba9e-e9feafb42614.customer', '01a20ca0-437a-7773-ba9e-e9feafb42614', 'customer', 'waiting', '2', '2026-11-24T08:16:03.438Z', null, '2026-11-24T08:15:59.354Z', null);
insert into outbox values ('01a20ca0-437a-7773-ba9e-e9feafb42614.owner', '01a20ca0-437a-7773-ba9e-e9feafb42614', 'owner', 'waiting', '2', '2026-11-24T08:16:02.833Z', null, '2026-11-24T08:15:59.354Z', null);
insert into outbox values ('01a20ca0-4cd6-7e1d-b37a-c6c760c09cd2.owner', '01a20ca0-4cd6-7e1d-b37a-c6c760c09cd2', 'owner', 'waiting', '1', '2026-11-24T08:16:02.525Z', null, '2026-11-24T08:16:01.750Z', null);
insert into used_challenges values ('altcha:4bd7d515995ba574a7a50708a35996a2', '2026-11-24T08:27:51.000Z');
insert into used_challenges values ('altcha:51bb04eb700c86db3e6aedf421e6f9ff', '2026-11-24T08:27:52.000Z');
insert into used_challenges values ('altcha:6a7472fe522b50dfc8e6f2e55aa8bee4', '2026-11-24T08:27:58.000Z');
insert into used_challenges values ('altcha:8837a9bcd87bea8533572ad2e07c5eaf', '2026-11-24T08:27:53.000Z');
insert into used_challenges values ('altcha:a32b8538fc712990c19e2855992000c2', '2026-11-24T08:27:55.000Z');
insert into used_challenges values ('altcha:be52b57a6a08e87535ced78a8fd333fd', '2026-11-24T08:27:53.000Z');
insert into used_challenges values ('altcha:d8cf107ccb467c9c5af08888eb7f82c3', '2026-11-24T08:27:52.000Z');
insert into used_challenges values ('altcha:f8bf24d549fb060dc27d5b403cd99642', '2026-11-24T08:27:52.000Z');
insert into used_challenges values ('altcha:fcb16111fb6659814184fdf8a1bf4cb7', '2026-11-24T08:27:51.000Z');
insert into used_challenges values ('recaptcha:40890be291da127c0514312dda9caf7b92316beeb48d120bd41a38cb2f6e41a6', '2026-11-25T08:16:01.748Z');
insert into rate_limits values ('AUpc56L0oGufnJ3U4-XAX8GHNVNf3K_p8lChWBGjJxQ', '1', '2026-11-24T08:26:01.748Z');
insert into rate_limits values ('ciZOFCqryVqvERJaWzoThtnwE6W3fCNZKu3gHUSJbVY', '10', '2026-11-24T08:25:51.899Z');
insert into settings values ('campaign_phone_number', '+12015550199');
insert into secrets values ('captcha', 'e51207059734e82504541b2256957d9d18ce8c4a095deac17af0df60faaacd8e');
