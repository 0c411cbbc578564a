/**
 * The rows of the dialog that adds items: pure functions.
 */

/** A field of a new item, besides its title and image. */
export interface NewItemField {
	/** Key of the post meta, such as `eidan_role`. */
	key: string;
	label: string;
}

/** An item that is not stored yet. */
export interface Row {
	/** Tells rows apart while they are edited. */
	key: number;
	/** Id of the image; 0 for none. */
	image: number;
	/** Address of the image in small. */
	url: string;
	title: string;
	/** Values of the further fields, by their key. */
	values: Record< string, string >;
}

/** An image as WordPress's media dialog returns it. */
export interface PickedImage {
	id: number;
	url?: string;
	title?: string;
	sizes?: Record< string, { url?: string } | undefined >;
}

/** Most items that are added at once. */
export const MAX_ROWS = 30;

const isBlank = ( { image, title, values }: Row ): boolean =>
	! image && ! title.trim() && Object.values( values ).every( ( value ) => ! value.trim() );

const nextKey = ( rows: readonly Row[] ): number => Math.max( 0, ...rows.map( ( { key } ) => key ) ) + 1;

/** A row without anything, at the end. */
export const withBlank = ( rows: readonly Row[] ): Row[] =>
	rows.length < MAX_ROWS
		? [ ...rows, { key: nextKey( rows ), image: 0, url: '', title: '', values: {} } ]
		: [ ...rows ];

/**
 * Adds a row for each image. Rows without an image take the first ones.
 *
 * @param rows   Present rows.
 * @param images Images that the author has chosen. One that has a row already gets no second one.
 */
export function withImages( rows: readonly Row[], images: readonly PickedImage[] ): Row[] {
	return images.reduce< Row[] >(
		( all, { id, url = '', title = '', sizes = {} } ) => {
			if ( all.some( ( row ) => row.image === id ) ) {
				return all;
			}
			const image = { image: id, url: sizes.thumbnail?.url ?? url };
			const free = all.find( ( row ) => ! row.image );
			if ( free ) {
				return all.map( ( row ) => ( row === free ? { ...row, ...image, title: row.title || title } : row ) );
			}
			return all.length < MAX_ROWS ? [ ...all, { key: nextKey( all ), ...image, title, values: {} } ] : all;
		},
		[ ...rows ]
	);
}

/** The rows that become items. */
export const filled = ( rows: readonly Row[] ): Row[] => rows.filter( ( row ) => ! isBlank( row ) );

/** Whether items can be made of the rows: there is one, and each has a title. */
export const isReady = ( rows: readonly Row[] ): boolean =>
	filled( rows ).length > 0 && filled( rows ).every( ( { title } ) => title.trim() );

/**
 * The posts to store, each with the key of its row. The last one comes first: lists with the newest first then show
 * them in the order of the rows, as do lists by menu order.
 *
 * @param rows   The rows.
 * @param fields Further fields of the items.
 */
export const toPosts = ( rows: readonly Row[], fields: readonly NewItemField[] ) =>
	filled( rows )
		.map( ( { key: row, image, title, values }, index ) => ( {
			row,
			post: {
				title: title.trim(),
				menu_order: index + 1,
				...( image ? { featured_media: image } : {} ),
				...( fields.length
					? {
							meta: Object.fromEntries(
								fields.map( ( { key } ) => [ key, ( values[ key ] ?? '' ).trim() ] )
							),
						}
					: {} ),
			},
		} ) )
		.reverse();
