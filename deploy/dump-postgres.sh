#!/bin/sh
# Writes one encrypted dump of PostgreSQL into BACKUP_DIR, and deletes the oldest beyond BACKUP_KEEP. Needs pg_dump of
# the database's version or newer, psql and age. DATABASE_URL names the database; BACKUP_KEY_FILE is the file of the
# public key, or BACKUP_RECIPIENT the key (age1…).
set -eu
: "${DATABASE_URL:?}" "${BACKUP_DIR:?}"
umask 077
time=$(date -u +%Y-%m-%dT%H-%M-%SZ)
file="$BACKUP_DIR/site-$time.dump.age"
trap 'rm -f "$file.partial" "$file.failed"' EXIT
trap 'exit 143' HUP INT TERM # without it, dash would not run the line above
# Delete what killed dumps have left, once it is a day old.
find "$BACKUP_DIR" -maxdepth 1 -name 'site-*.dump.age.partial' -mtime +0 -exec rm -f {} +

if [ -n "${BACKUP_KEY_FILE:-}" ]; then
  set -- --recipients-file "$BACKUP_KEY_FILE"
else
  set -- --recipient "${BACKUP_RECIPIENT:?}"
fi
# A pipe's exit code is that of its last program, so a failed dump leaves a marker file.
{ pg_dump --format=custom --no-owner --dbname="$DATABASE_URL" || touch "$file.failed"; } |
  age --encrypt "$@" --output "$file.partial"
if [ -e "$file.failed" ]; then
  echo "dump-postgres: pg_dump failed, nothing was kept" >&2
  exit 1
fi
sync "$file.partial"
mv "$file.partial" "$file"
echo "dump-postgres: $file written"

# This tells the doctor that the newest dump is of the database in use.
taken=$(echo "$time" | sed 's/-\(..\)-\(..\)Z$/:\1:\2Z/')
psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --dbname="$DATABASE_URL" --command="
  insert into jobs (name, done_at, held_until) values ('dump', '$taken', '')
  on conflict (name) do update set done_at = excluded.done_at"

# Delete only after that note: if it fails, this may be another database, and the old dumps may be of the right one.
# Names sort by their time. The dump just written is kept even if the clock has gone back.
ls "$BACKUP_DIR"/site-*.dump.age | grep --fixed-strings --line-regexp --invert-match "$file" | sort -r |
  tail -n +"${BACKUP_KEEP:-14}" | while read -r old; do
  rm -- "$old"
done
