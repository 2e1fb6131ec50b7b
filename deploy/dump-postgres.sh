#!/bin/sh
# One encrypted dump of PostgreSQL into BACKUP_DIR; the oldest beyond BACKUP_KEEP go. Needs pg_dump, of the database's
# version or newer, and age. DATABASE_URL names the database, BACKUP_RECIPIENT the public key (age1…).
set -eu
: "${DATABASE_URL:?}" "${BACKUP_DIR:?}" "${BACKUP_RECIPIENT:?}"
umask 077
file="$BACKUP_DIR/site-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump.age"
trap 'rm -f "$file.partial" "$file.failed"' EXIT

# A pipe's exit code is that of its last program, so a dump that breaks leaves a mark.
{ pg_dump --format=custom --no-owner --dbname="$DATABASE_URL" || touch "$file.failed"; } |
  age --encrypt --recipient "$BACKUP_RECIPIENT" --output "$file.partial"
if [ -e "$file.failed" ]; then
  echo "dump-postgres: pg_dump failed, nothing was kept" >&2
  exit 1
fi
sync "$file.partial"
mv "$file.partial" "$file"
echo "dump-postgres: $file written"

# Names sort by their time.
ls "$BACKUP_DIR"/site-*.dump.age | sort -r | tail -n +$((${BACKUP_KEEP:-14} + 1)) | while read -r old; do
  rm -- "$old"
done
