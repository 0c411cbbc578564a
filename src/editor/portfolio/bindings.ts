/**
 * The block bindings source `eidan/portfolio` in the editor; on the page
 * includes/Posts/Bindings.php gives the values.
 */
import { registerBlockBindingsSource } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { __ } from '@wordpress/i18n';
import { core } from '../stores';
import { type ItemMeta, POST_TYPE, readableDate, websiteLabel } from './item';

interface Item {
	meta?: Partial< ItemMeta >;
	excerpt?: string | { raw?: string };
}

interface Context {
	postId?: number;
	postType?: string;
	queryId?: number;
}

type Bindings = Record< string, { args?: { key?: string } } >;

type Select = ( store: unknown ) => unknown;

type Dispatch = ( store: unknown ) => {
	editEntityRecord: ( kind: string, name: string, id: number, edits: object ) => void;
};

// Rich text hands on HTML; the fields are plain text.
const stripHTML = ( html: string ) => new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '';

const isItem = ( context: Context ): context is Context & { postId: number } =>
	context.postType === POST_TYPE && typeof context.postId === 'number';

/** Names of the keys, shown where there is no item: in a template. */
export const keyLabels = (): Record< string, string > => ( {
	excerpt: __( 'Excerpt of the portfolio item', 'eidan' ),
	client: __( 'Client', 'eidan' ),
	date: __( 'Date', 'eidan' ),
	website: '#',
	'website-label': __( 'Website', 'eidan' ),
} );

/** The value of one key of an item. */
export function valueOf( item: Item, key: string ): string {
	const meta = item.meta ?? {};
	switch ( key ) {
		case 'excerpt':
			return ( typeof item.excerpt === 'object' ? item.excerpt.raw : item.excerpt ) ?? '';
		case 'client':
			return meta.eidan_client ?? '';
		case 'date':
			return readableDate( meta.eidan_date ?? '' );
		case 'website':
			return meta.eidan_website ?? '';
		case 'website-label':
			return websiteLabel( meta.eidan_website ?? '' );
		default:
			return '';
	}
}

/** What an edit in the canvas changes of an item; null for a key that is not edited there. */
export function editOf( item: Item, key: string, value: string ): Item | null {
	switch ( key ) {
		case 'excerpt':
			return { excerpt: stripHTML( value ) };
		case 'client':
			return { meta: { ...item.meta, eidan_client: stripHTML( value ) } };
		case 'website':
			return { meta: { ...item.meta, eidan_website: value } };
		default:
			return null;
	}
}

export function registerBinding() {
	registerBlockBindingsSource( {
		name: 'eidan/portfolio',
		label: __( 'Portfolio item', 'eidan' ),
		usesContext: [ 'postId', 'postType', 'queryId' ],
		getValues( { select, context, bindings }: { select: Select; context: Context; bindings: Bindings } ) {
			const item = isItem( context )
				? core( select ).getEditedEntityRecord< Item >( 'postType', POST_TYPE, context.postId )
				: undefined;
			return Object.fromEntries(
				Object.entries( bindings ).map( ( [ attribute, { args } ] ) => [
					attribute,
					item ? valueOf( item, args?.key ?? '' ) : keyLabels()[ args?.key ?? '' ],
				] )
			);
		},
		setValues( {
			select,
			dispatch,
			context,
			bindings,
		}: {
			select: Select;
			dispatch: Dispatch;
			context: Context;
			bindings: Record< string, { args?: { key?: string }; newValue?: unknown } >;
		} ) {
			if ( ! isItem( context ) ) {
				return;
			}
			for ( const { args, newValue } of Object.values( bindings ) ) {
				const item = core( select ).getEditedEntityRecord< Item >( 'postType', POST_TYPE, context.postId );
				const edit = editOf( item ?? {}, args?.key ?? '', String( newValue ?? '' ) );
				if ( edit ) {
					dispatch( coreStore ).editEntityRecord( 'postType', POST_TYPE, context.postId, edit );
				}
			}
		},
		canUserEditValue( { select, context, args }: { select: Select; context: Context; args: { key?: string } } ) {
			return (
				isItem( context ) &&
				context.queryId === undefined &&
				editOf( {}, args.key ?? '', '' ) !== null &&
				!! core( select ).canUser( 'update', { kind: 'postType', name: POST_TYPE, id: context.postId } )
			);
		},
	} as never );
}
