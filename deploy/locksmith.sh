#!/bin/sh
# Runs the commands of cli/ on a server under systemd, with its environment and as its user. As root:
#   locksmith desk doctor
set -eu
command=${1:?desk, settings or launch-check}
shift
set -a
. /etc/locksmith/site.env
set +a
cd /opt/locksmith/current
exec runuser -u locksmith -- node_modules/.bin/node "cli/$command.ts" "$@"
