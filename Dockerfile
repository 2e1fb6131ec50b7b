# syntax=docker/dockerfile:1
# The site in a container (docs/operations.md). SITE_URL is baked into the pages:
#   docker build --build-arg SITE_URL=https://locksmith.example --tag locksmith .
# To pin the base images for good, add their digests, as in node:26.10.0-trixie-slim@sha256:…
#   docker buildx imagetools inspect node:26.10.0-trixie-slim --format '{{.Manifest.Digest}}'

FROM node:26.10.0-trixie-slim AS npm
WORKDIR /site
# The npm of package.json: an older one leaves the patches out.
RUN npm install --global --no-audit --no-fund npm@12.2.0
COPY package.json package-lock.json ./
COPY patches patches

FROM npm AS build
RUN npm install --no-save --no-audit --no-fund
COPY . .
ARG SITE_URL
RUN test -n "$SITE_URL" || { echo "give --build-arg SITE_URL=https://…" >&2; exit 1; }
RUN npm run build

FROM npm AS packages
# Of the package node only the program is needed: what else it has are headers, and the program once more.
RUN npm install --no-save --omit=dev --no-audit --no-fund \
  && rm -r node_modules/node/node_modules

FROM debian:13-slim
RUN apt-get update \
  && apt-get upgrade --yes \
  && apt-get install --yes --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin site \
  && install --directory --owner site --group site --mode 700 /data
WORKDIR /site
COPY --from=packages /site ./
COPY --from=build /site/build build
COPY contract contract
COPY content content
COPY server server
COPY cli cli

# Everything above belongs to root, and nothing but /data is written to.
USER 10001
ENV PATH=/site/node_modules/.bin:$PATH HOST=0.0.0.0 PORT=3000 OPS_HOST=0.0.0.0 OPS_PORT=9400 DATA_DIR=/data
VOLUME /data
EXPOSE 3000 9400
# SIGTERM: DRAIN_SECONDS, then at most 10 s. Give docker stop --time 20.
STOPSIGNAL SIGTERM
# A server whose database is gone is healthy: a restart would not bring it back, and the pages are still served.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.OPS_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--optimize-for-size", "--max-semi-space-size=4", "--heap-growing-percent=20", "server/main.ts"]
