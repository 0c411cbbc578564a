/**
 * Registers a bindings source for each content type in the editor. On the page, includes/Posts/Bindings.php returns the
 * values.
 */
import { registerBlockBindingsSource } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { __ } from '@wordpress/i18n';
import { selectCore } from '../stores';
import { asLinks, asText, contentTypes, type ContentType, type Field, type Meta } from './types';
import { phoneUrl, readableDate, shortUrl } from './values';

interface Item {
	meta?: Meta;
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

// Rich text returns HTML, but fields store plain text.
const stripHTML = ( html: string ) => new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '';

type ItemContext = Context & { postId: number };

const isItem = ( { postType }: ContentType, context: Context ): context is ItemContext =>
	context.postType === postType && typeof context.postId === 'number';

const FORM_SUFFIX = /^(.+)-(label|link|linked|alt)$/;

/**
 * Splits a key, such as `website-label`, into the field and the requested form of its value; '' for the plain value.
 */
function fieldOf( { fields }: ContentType, key: string ): [ Field | undefined, string ] {
	const named = ( name: string | undefined ) => fields.find( ( field ) => field.name === name );
	const [ , name, form = '' ] = ( ! named( key ) && FORM_SUFFIX.exec( key ) ) || [ '', key ];
	return [ named( name ), form ];
}

/** Returns a placeholder for a value if there is no current item, for instance in a template. */
export function labelOf( type: ContentType, key: string ): string | undefined {
	if ( key === 'excerpt' ) {
		return __( 'Excerpt', 'eidan' );
	}
	const [ field, form ] = fieldOf( type, key );
	return field && ( form === 'link' || ( field.type === 'url' && ! form ) ? '#' : field.label );
}

/** Returns the value of a key. It is '' for images, because only the server knows their addresses. */
export function valueOf( type: ContentType, item: Item, key: string ): string {
	if ( key === 'excerpt' ) {
		return ( typeof item.excerpt === 'object' ? item.excerpt.raw : item.excerpt ) ?? '';
	}
	const [ field, form ] = fieldOf( type, key );
	const value = field && item.meta?.[ field.key ];
	if ( field?.type === 'links' && ! form ) {
		return asLinks( value )
			.map( ( { service } ) => service )
			.join( ' ' );
	}
	const text = asText( value );
	switch ( field && text ? `${ field.type }/${ form }` : '' ) {
		case 'text/':
		case 'url/':
		case 'email/':
		case 'email/linked':
		case 'phone/':
		case 'phone/linked':
			return text;
		case 'date/':
			return readableDate( text );
		case 'url/label':
			return shortUrl( text );
		case 'phone/link':
			return phoneUrl( text );
		case 'email/link':
			return `mailto:${ text }`;
		default:
			return '';
	}
}

/**
 * Returns the change of an item when an author edits a bound value in the canvas; null if it cannot be edited there.
 */
export function editOf( type: ContentType, item: Item, key: string, value: string ): Item | null {
	if ( key === 'excerpt' ) {
		return { excerpt: stripHTML( value ) };
	}
	const [ field, form ] = fieldOf( type, key );
	if ( ! field || form || ( field.type !== 'text' && field.type !== 'url' ) ) {
		return null;
	}
	return { meta: { ...item.meta, [ field.key ]: field.type === 'text' ? stripHTML( value ) : value } };
}

function registerBinding( type: ContentType ) {
	const { postType } = type;
	registerBlockBindingsSource( {
		name: `eidan/${ type.key }`,
		label: type.label,
		usesContext: [ 'postId', 'postType', 'queryId' ],
		getValues( { select, context, bindings }: { select: Select; context: Context; bindings: Bindings } ) {
			const item = isItem( type, context )
				? selectCore( select ).getEditedEntityRecord< Item >( 'postType', postType, context.postId )
				: undefined;
			return Object.fromEntries(
				Object.entries( bindings ).map( ( [ attribute, { args } ] ) => [
					attribute,
					item ? valueOf( type, item, args?.key ?? '' ) : labelOf( type, args?.key ?? '' ),
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
			if ( ! isItem( type, context ) ) {
				return;
			}
			for ( const { args, newValue } of Object.values( bindings ) ) {
				const item = selectCore( select ).getEditedEntityRecord< Item >( 'postType', postType, context.postId );
				const edit = editOf( type, item ?? {}, args?.key ?? '', String( newValue ?? '' ) );
				if ( edit ) {
					dispatch( coreStore ).editEntityRecord( 'postType', postType, context.postId, edit );
				}
			}
		},
		canUserEditValue( { select, context, args }: { select: Select; context: Context; args: { key?: string } } ) {
			return (
				isItem( type, context ) &&
				context.queryId === undefined &&
				editOf( type, {}, args.key ?? '', '' ) !== null &&
				!! selectCore( select ).canUser( 'update', { kind: 'postType', name: postType, id: context.postId } )
			);
		},
	} as never );
}

export const registerBindings = () => contentTypes().forEach( registerBinding );
