// Node's own `import()`, for packages that are ES modules with top-level await.
module.exports = (url) => import(url);
