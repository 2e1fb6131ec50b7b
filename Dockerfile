# syntax=docker/dockerfile:1
# The site in a container (docs/operations.md). SITE_URL is baked into the pages:
#   docker build --build-arg SITE_URL=https://locksmith.example --tag locksmith .
# To pin the base images for good, add their digests, as in node:26.10.0-trixie-slim@sha256:…
#   docker buildx imagetools inspect node:26.10.0-trixie-slim --format '{{.Manifest.Digest}}'

FROM node:26.10.0-trixie-slim AS build
WORKDIR /site
COPY . .
ARG SITE_URL
RUN test -n "$SITE_URL" || { echo 'give --build-arg SITE_URL=https://…' >&2; exit 1; }
RUN npm run release -- /release
WORKDIR /release
# Only compilers need the headers that come with Node.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -r node_modules/node-linux-*/include

FROM debian:13-slim
RUN apt-get update \
  && apt-get upgrade --yes \
  && apt-get install --yes --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin site \
  && install --directory --owner 10001 --group 10001 --mode 700 /data
# The files belong to root: the server writes only to /data and to its compile cache.
COPY --from=build /release /site
WORKDIR /site
RUN install --directory --owner 10001 --group 10001 /site/.compile-cache
USER 10001:10001
ENV PATH=/site/node_modules/.bin:$PATH HOST=0.0.0.0 PORT=3000 OPS_HOST=0.0.0.0 OPS_PORT=9400 DATA_DIR=/data \
  NODE_COMPILE_CACHE=/site/.compile-cache
# A first start fills that cache, which saves each later one memory and time, and shows that the image works.
RUN DATA_DIR=/tmp/first-start DRAIN_SECONDS=0 timeout --preserve-status 20 \
  node --max-semi-space-size=2 --heap-growing-percent=20 server/main.ts && rm -r /tmp/first-start
VOLUME /data
EXPOSE 3000 9400
# The server takes DRAIN_SECONDS, then at most 10 s for what is in progress: docker stop --time 75
STOPSIGNAL SIGTERM
# Not /readyz: a restart would not bring the database back, and the pages are served without it.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.OPS_PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=2", "--heap-growing-percent=20", "server/main.ts"]
