/** Chapters of the guide by the category of a block. */
const CHAPTERS: Record< string, string > = {
	eidan: 'first-page',
	'eidan-lists': 'lists-and-content-types',
	'eidan-page': 'header-and-menus',
	woocommerce: 'shop',
};

export interface GuideData {
	/** Address of its first page, with a query. */
	url: string;
	/** Titles by slug. */
	pages: Record< string, string >;
}

interface BlockType {
	name: string;
	category?: string | undefined;
	parent?: readonly string[] | undefined;
	ancestor?: readonly string[] | undefined;
}

/**
 * Returns the chapter of the guide that a block's help leads to. Parts of a block have none: that of the block around
 * them is near.
 *
 * @param type  Block type.
 * @param guide What the server says of the guide.
 */
export function chapterOf( { name, category = '', parent, ancestor }: BlockType, guide: GuideData | undefined ) {
	const slug = CHAPTERS[ category ];
	const title = slug && guide?.pages[ slug ];
	return name.startsWith( 'eidan/' ) && ! parent?.length && ! ancestor?.length && guide && title
		? { title, url: `${ guide.url }&chapter=${ slug }` }
		: undefined;
}
