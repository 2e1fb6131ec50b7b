#!/bin/sh
# One encrypted dump of PostgreSQL into BACKUP_DIR; the oldest beyond BACKUP_KEEP go. Needs pg_dump, of the database's
# version or newer, psql and age. DATABASE_URL names the database; BACKUP_KEY_FILE is the file of the public key, or
# BACKUP_RECIPIENT the key (age1…).
set -eu
: "${DATABASE_URL:?}" "${BACKUP_DIR:?}"
umask 077
time=$(date -u +%Y-%m-%dT%H-%M-%SZ)
file="$BACKUP_DIR/site-$time.dump.age"
trap 'rm -f "$file.partial" "$file.failed"' EXIT
trap 'exit 143' HUP INT TERM # dash would end without the line above
# Of dumps that were killed.
find "$BACKUP_DIR" -maxdepth 1 -name 'site-*.dump.age.partial' -mtime +0 -exec rm -f {} +

if [ -n "${BACKUP_KEY_FILE:-}" ]; then
  set -- --recipients-file "$BACKUP_KEY_FILE"
else
  set -- --recipient "${BACKUP_RECIPIENT:?}"
fi
# A pipe's exit code is that of its last program, so a dump that breaks leaves a mark.
{ pg_dump --format=custom --no-owner --dbname="$DATABASE_URL" || touch "$file.failed"; } |
  age --encrypt "$@" --output "$file.partial"
if [ -e "$file.failed" ]; then
  echo "dump-postgres: pg_dump failed, nothing was kept" >&2
  exit 1
fi
sync "$file.partial"
mv "$file.partial" "$file"
echo "dump-postgres: $file written"

# By this the doctor knows that the newest dump is of the database in use.
taken=$(echo "$time" | sed 's/-\(..\)-\(..\)Z$/:\1:\2Z/')
psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --dbname="$DATABASE_URL" --command="
  insert into jobs (name, done_at, held_until) values ('dump', '$taken', '')
  on conflict (name) do update set done_at = excluded.done_at"

# After the note: where that fails, this may be another database, and the old dumps are those of the right one.
# Names sort by their time. The one just written stays, though the clock may have gone back.
ls "$BACKUP_DIR"/site-*.dump.age | grep --fixed-strings --line-regexp --invert-match "$file" | sort -r |
  tail -n +"${BACKUP_KEEP:-14}" | while read -r old; do
  rm -- "$old"
done
