/** How many stories of a kind a space of the load set has, the demo's own included (content model, section 4). */
export const loadSizes: Readonly<Record<string, number>> = {
  product: 11_112,
  category: 120,
  download: 5000,
  catalogue: 200,
  bulletin: 2000,
  sales_agent: 60,
  news_item: 5000,
  event: 500,
  athlete: 80,
  gallery: 200,
  shop: 5000,
  contact_office: 60,
  job: 200,
  page: 1000,
  form_page: 20,
  redirect: 2000,
}
