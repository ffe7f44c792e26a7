# A server in a small image: built with a compiler, run without one and not as root.
# docker build -t crownlands . && docker run -p 8000:8000 -v crownlands:/data crownlands

FROM python:3.13 AS build
WORKDIR /source
COPY . .
RUN pip wheel --quiet --no-deps --wheel-dir wheels .
RUN pip wheel --quiet --require-hashes --wheel-dir wheels --requirement requirements-play.lock

FROM python:3.13-slim
WORKDIR /crownlands
COPY --from=build /source/wheels wheels
RUN pip install --quiet --no-cache-dir --no-index --find-links wheels 'crownlands[postgres]' && rm -r wheels
ENV CROWNLANDS_HOST=0.0.0.0 CROWNLANDS_PORT=8000 CROWNLANDS_DATABASE=sqlite:////data/tables.db CROWNLANDS_LOG_FORMAT=json
VOLUME /data
EXPOSE 8000
USER 10001
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD python -c "import os, urllib.request; urllib.request.urlopen(f'http://127.0.0.1:{os.environ[\"CROWNLANDS_PORT\"]}/readyz', timeout=4)"
CMD ["crownlands", "serve"]
