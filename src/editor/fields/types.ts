/**
 * Types of the data about content types. PHP declares these in includes/Posts/ContentType.php and Field.php;
 * includes/Posts/Editor.php passes them to the editor.
 */
export type FieldType =
	'text' | 'date' | 'url' | 'email' | 'phone' | 'flag' | 'number' | 'choice' | 'image' | 'images' | 'links';

export interface Field {
	/** Meta key. */
	key: string;
	/** Short name, used as the key in bindings. */
	name: string;
	type: FieldType;
	label: string;
	help: string;
	/** Maximum number of characters of a text. */
	maxLength: number;
	/** Limits of a number. */
	minimum: number;
	maximum: number;
	step: number;
	/** The number that means “no value”. */
	none: number;
	/** Options of a choice. The first one means “nothing chosen”. */
	choices: { value: string; label: string }[];
}

export interface ContentType {
	postType: string;
	/** Second part of the name of its bindings source, `eidan/{key}`. */
	key: string;
	/** Singular name. */
	label: string;
	/** Title of the panel with its fields. */
	panel: string;
	/** Message that tells why an item needs a title; empty or missing if titles are optional. */
	unnamed?: string;
	fields: Field[];
}

/** Meta values of an item, by meta key. */
export type Meta = Record< string, unknown >;

export interface Link {
	service: string;
	url: string;
}

declare global {
	interface Window {
		eidanContentTypes?: ContentType[];
	}
}

/** Returns the content types of the plugin that are turned on. */
export const contentTypes = (): ContentType[] => window.eidanContentTypes ?? [];

/** Returns the content type of a bindings source. */
export const typeOfSource = ( source: string | undefined ): ContentType | undefined =>
	contentTypes().find( ( { key } ) => source === `eidan/${ key }` );

/** Attributes of a gallery whose images can be bound to a field. */
export type Bound = {
	metadata?: { bindings?: { images?: { source?: string; args?: { key?: string } } } };
};

/** Whether a gallery shows the images of the current item. */
export const isBound = ( { metadata }: Bound ) => typeOfSource( metadata?.bindings?.images?.source ) !== undefined;

const isId = ( value: unknown ): value is number => typeof value === 'number' && value > 0;

/** These functions convert a stored value to the type that a control needs. An invalid value becomes an empty one. */
export const asText = ( value: unknown ): string => ( typeof value === 'string' ? value : '' );
export const asId = ( value: unknown ): number => ( isId( value ) ? value : 0 );
export const asIds = ( value: unknown ): number[] => ( Array.isArray( value ) ? value.filter( isId ) : [] );
export const asLinks = ( value: unknown ): Link[] =>
	Array.isArray( value )
		? value.map( ( link: Partial< Link > | null ) => ( {
				service: asText( link?.service ),
				url: asText( link?.url ),
			} ) )
		: [];
