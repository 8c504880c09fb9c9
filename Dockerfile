# syntax=docker/dockerfile:1
# The base image is Node on Debian slim. Pin it by digest, with --build-arg or in .env for compose (docs/operations.md, "With containers").
ARG BASE_IMAGE=node:24-bookworm-slim
# The image of the database. Its client programs make and restore backups, so that they are never older than the database. compose.yaml gives
# the same value to both.
ARG POSTGRES_IMAGE=postgres:17-bookworm

FROM ${POSTGRES_IMAGE} AS client
# The programs with the libraries that they need, except those of every Debian.
RUN ["sh", "-ec", "cd /usr/lib/postgresql/*/bin; mkdir -p /client$PWD /client/usr/lib/postgresql/lib /client/etc/ld.so.conf.d; cp pg_dump pg_restore psql /client$PWD; ldd pg_dump pg_restore psql | sed -n 's|.*=> \\(/[^ ]*\\) .*|\\1|p' | sort -u | grep -vE '/(libc|libm|libdl|librt|libpthread|libresolv)[.]so' | xargs -I{} cp -L {} /client/usr/lib/postgresql/lib/; echo /usr/lib/postgresql/lib > /client/etc/ld.so.conf.d/postgresql-client.conf"]

FROM ${BASE_IMAGE} AS build
WORKDIR /build
# The files that determine the dependencies come first, so that other changes do not reinstall them.
COPY package.json package-lock.json .npmrc ./
COPY tools ./tools
RUN ["node", "tools/run.mjs", "install"]
COPY . .
ARG COMMIT=""
# This one command is the whole build. The tests run it too (test/long/production-folder.test.ts).
RUN ["sh", "-c", "node tools/run.mjs production /ahuti \"$COMMIT\""]

FROM ${BASE_IMAGE}
ARG COMMIT=""
LABEL org.opencontainers.image.title="Ahuti" \
    org.opencontainers.image.description="A bilingual shop for Vedic fire rituals" \
    org.opencontainers.image.licenses="MIT" \
    org.opencontainers.image.version="0.2.0" \
    org.opencontainers.image.revision="${COMMIT}"
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    NODE_COMPILE_CACHE=/tmp/compiled \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=131072
COPY --from=client /client/ /
RUN ["ldconfig"]
# The process cannot change its own code: root owns the files, and the process runs as nobody.
COPY --from=build --chown=root:root --chmod=755 /ahuti /ahuti
RUN ["install", "-d", "-o", "65534", "-g", "65534", "-m", "0750", "/data"]
VOLUME ["/data"]
WORKDIR /ahuti
USER 65534:65534
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "/ahuti/healthcheck.mjs"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=16", "--heap-growing-percent=40", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering", "dist/server/server.js"]
