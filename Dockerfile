# One image for one node or many: `docker compose up --build`, or deploy/cluster.yaml.

FROM node:22-slim AS page
WORKDIR /grimorio
COPY web web
COPY src src
# Not `npm ci`: it refuses a lock without the optional binaries of other platforms.
RUN npm --prefix web install --no-save --no-audit --no-fund --loglevel=error \
    && npm --prefix web run --silent build -- --logLevel warn

FROM python:3.13 AS program
WORKDIR /grimorio
RUN python -m venv /opt/grimorio
COPY requirements/deploy.txt requirements/
RUN /opt/grimorio/bin/pip install --no-cache-dir --require-hashes -r requirements/deploy.txt
COPY pyproject.toml setup.py README.md LICENSE ./
COPY --from=page /grimorio/src src
RUN GRIMORIO_COMPILE=1 /opt/grimorio/bin/pip install --no-deps --no-build-isolation .

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /var/lib/grimorio grimorio \
    && install -d -m 0700 -o grimorio -g grimorio /var/lib/grimorio
COPY --from=program /opt/grimorio /opt/grimorio
ENV PATH=/opt/grimorio/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    GRIMORIO_HOST=0.0.0.0 \
    GRIMORIO_PORT=8000 \
    GRIMORIO_DATABASE=/var/lib/grimorio/grimorio.db
USER grimorio
WORKDIR /var/lib/grimorio
VOLUME /var/lib/grimorio
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["python", "-c", \
    "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/readyz', timeout=4)"]
ENTRYPOINT ["grimorio"]
CMD ["serve"]
