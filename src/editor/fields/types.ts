/**
 * Content types as PHP declares them: includes/Posts/ContentType.php and
 * Field.php; includes/Posts/Editor.php hands them over.
 */
export type FieldType =
	'text' | 'date' | 'url' | 'email' | 'phone' | 'flag' | 'number' | 'choice' | 'image' | 'images' | 'links';

export interface Field {
	/** Meta key. */
	key: string;
	/** Short name, in bindings. */
	name: string;
	type: FieldType;
	label: string;
	help: string;
	/** Characters of a text. */
	maxLength: number;
	/** Limits of a number, the distance between two, and the one that stands for none. */
	minimum: number;
	maximum: number;
	step: number;
	none: number;
	/** What can be chosen; the first stands for none chosen. */
	choices: { value: string; label: string }[];
}

export interface ContentType {
	postType: string;
	/** Second part of its bindings source. */
	key: string;
	/** Its name in the singular. */
	label: string;
	/** Title of the panel with its fields. */
	panel: string;
	/** Why an item needs a title; empty where it does not. */
	unnamed?: string;
	fields: Field[];
}

/** The meta of an item, by key. */
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

/** The content types of the site. */
export const contentTypes = (): ContentType[] => window.eidanContentTypes ?? [];

/** The type that a bindings source is of. */
export const typeOfSource = ( source: string | undefined ): ContentType | undefined =>
	contentTypes().find( ( { key } ) => source === `eidan/${ key }` );

/** Attributes of a block whose images are bound to a field. */
export type Bound = {
	metadata?: { bindings?: { images?: { source?: string; args?: { key?: string } } } };
};

/** Whether a gallery takes its images from the item. */
export const isBound = ( { metadata }: Bound ) => typeOfSource( metadata?.bindings?.images?.source ) !== undefined;

const isId = ( value: unknown ): value is number => typeof value === 'number' && value > 0;

/** What is stored, read as the type that a control works with. */
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
