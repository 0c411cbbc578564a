import apiFetch from '@wordpress/api-fetch';
import { parse, serialize } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { coreActions, selectCore, useCoreActions } from '@eidan/editor';
import { isSeen, see, type Versioned } from './seen';
import type { Node } from './tree';
import { fromWire, toWire, type WireItem } from './wire';

/** Kinds of menus as WordPress's entities. So changes are undone and saved together with the page. */
const ENTITIES: Record< string, readonly [ kind: string, name: string ] > = {
	navigation: [ 'postType', 'wp_navigation' ],
	menu: [ 'eidan', 'menu' ],
};

coreActions().addEntities( [
	{
		kind: 'eidan',
		name: 'menu',
		plural: 'menus',
		label: __( 'Menu', 'eidan' ),
		baseURL: '/eidan/v1/menus',
		key: 'id',
		getTitle: ( menu?: { name?: string } ) => menu?.name ?? '',
	},
] );

/** A menu with the changes that are not saved yet: a post of the type wp_navigation, or a classic menu. */
interface MenuRecord extends Versioned {
	content?: string | ( ( record: object ) => string );
	blocks?: Node[];
	status?: string;
	title?: string;
	name?: string;
	tree?: { version: string; items: WireItem[] };
}

export interface MenuItems {
	/** Whether the author may edit the menu. Undefined while that is not known. */
	mayEdit: boolean | undefined;
	/** Null while they load, and if there is no such menu. */
	nodes: Node[] | null;
	/** Whether it is not known yet if there is such a menu. */
	isPending: boolean;
	/** Name of the menu. */
	title: string;
	/** Whether the menu has changes that are not saved yet, or is new. */
	isUnsaved: boolean;
	/** Why the menu was not saved; undefined if nothing failed, or the author has answered it. */
	error: SaveError | undefined;
	/** Changes the items. With `isTyping`, the change becomes one step of undo together with the next ones. */
	change: ( nodes: Node[], isTyping?: boolean ) => void;
	rename: ( title: string ) => void;
	save: () => Promise< unknown >;
	/** Forgets the changes and loads the menu again. */
	reload: () => void;
	/** Keeps the changes, to be saved over what somebody else has saved meanwhile. */
	keep: () => Promise< void >;
}

interface SaveError {
	message?: string;
	code?: string;
}

/** Errors that an author has answered. WordPress keeps the last one until the next saving. */
const answered = new WeakSet< SaveError >();

/**
 * Edits of a menu of navigation blocks. As with core's own block, the content is a function, so that it is only made
 * when it is saved.
 */
export const editsOf = ( nodes: Node[] ) => ( {
	blocks: nodes,
	content: ( { blocks = [] }: { blocks?: never[] } ) => serialize( blocks ),
} );

const NOTHING = { mayEdit: undefined, record: undefined, isPending: false, isDirty: false, error: undefined };

/** The blocks of a menu's content. Two blocks that show one menu get the same ones. */
const parsed = new Map< number, { content: string; nodes: Node[] } >();
const parseOnce = ( id: number, content: string ): Node[] => {
	const last = parsed.get( id );
	if ( last?.content === content ) {
		return last.nodes;
	}
	const nodes = parse( content ) as Node[];
	parsed.set( id, { content, nodes } );
	return nodes;
};

function nodesOf( id: number, record: MenuRecord | undefined ): Node[] | null {
	if ( ! record ) {
		return null;
	}
	if ( record.tree ) {
		return fromWire( record.tree.items );
	}
	const { content = '' } = record;
	return record.blocks ?? parseOnce( id, typeof content === 'string' ? content : content( record ) );
}

/**
 * The items of a menu, and actions that change them.
 *
 * @param menu `navigation:ID` or `menu:ID`; anything else has no items.
 */
export function useMenuItems( menu: string | null ): MenuItems {
	const [ type = '', number = '' ] = ( menu ?? '' ).split( ':' );
	const [ kind, name ] = ENTITIES[ type ] ?? [ '', '' ];
	const id = kind ? Number( number ) : 0;
	const isPost = kind === 'postType';
	const { mayEdit, record, isPending, isDirty, error } = useSelect(
		( select ) => {
			if ( ! id ) {
				return NOTHING;
			}
			const core = selectCore( select );
			const may = core.canUser( 'update', { kind, name, id } );
			const last = core.getLastEntitySaveError( kind, name, id );
			const found = ( may && core.getEditedEntityRecord< MenuRecord >( kind, name, id ) ) || undefined;
			// An answer with an error leaves both as they are.
			const isAnswered =
				may === undefined
					? core.hasFinishedResolution( 'canUser', [ 'update', { kind, name, id } ] )
					: ! may || core.hasFinishedResolution( 'getEditedEntityRecord', [ kind, name, id ] );
			return {
				mayEdit: may,
				record: found,
				isPending: ! found && ! isAnswered,
				isDirty: !! may && core.hasEditsForEntityRecord( kind, name, id ),
				error: last && ! answered.has( last ) ? last : undefined,
			};
		},
		[ kind, name, id ]
	);
	const actions = useCoreActions();
	const nodes = useMemo( () => nodesOf( id, record ), [ id, record ] );
	const answer = () => error && answered.add( error );
	const edit = ( edits: object, isTyping = false ) => {
		if ( isPost && ! ( isDirty && isSeen( id ) ) ) {
			see( id, record?.eidan_version );
		}
		void actions.editEntityRecord( kind, name, id, edits, { isCached: isTyping } );
	};

	return {
		mayEdit,
		nodes,
		isPending,
		title: record?.title ?? record?.name ?? '',
		isUnsaved: isDirty || record?.status === 'draft',
		error,
		change: ( next, isTyping ) =>
			edit( record?.tree ? { tree: { ...record.tree, items: toWire( next ) } } : editsOf( next ), isTyping ),
		rename: ( title ) => edit( record?.tree ? { name: title } : { title }, true ),
		save: async () => {
			if ( record?.status === 'draft' ) {
				edit( { status: 'publish' } );
			}
			await actions.saveEditedEntityRecord( kind, name, id );
		},
		reload: () => {
			answer();
			edit( record?.tree ? { tree: undefined } : { blocks: undefined, content: undefined } );
			if ( isPost ) {
				see( id, undefined );
			}
			// The second one asks for the first one, and only when it is asked again itself.
			for ( const selector of [ 'getEntityRecord', 'getEditedEntityRecord' ] ) {
				void actions.invalidateResolution( selector, [ kind, name, id ] );
			}
		},
		keep: async () => {
			const mine = nodes ?? [];
			const path = isPost ? `/wp/v2/navigation/${ id }?context=edit` : `/eidan/v1/menus/${ id }`;
			const saved = await apiFetch< MenuRecord >( { path } );
			answer();
			if ( isPost ) {
				edit( editsOf( mine ) );
				see( id, saved.eidan_version );
			} else {
				edit( { tree: { version: saved.tree?.version ?? '', items: toWire( mine ) } } );
			}
		},
	};
}

/** The items as the server's preview reads them: as blocks, whatever kind of menu it is. */
export const toBlocks = ( nodes: Node[] ): string => serialize( nodes as never );
