import { Button, Notice, Spinner, TextControl, __experimentalHStack as HStack } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { PermissionNotice, useMayEditMenus, useResolvedMenu } from '@eidan/editor';
import { AddItem } from './add-item';
import { Inside } from './inside';
import { ItemList } from './list';
import { Outline } from './outline';
import { insert, isPageList, type Node } from './tree';
import { pageItems, useCreateMenu, usePages } from './use-create-menu';
import { toBlocks, useMenuItems, type MenuItems } from './use-menu-items';

interface Props {
	/** Short name of the menu, as the block stores it. */
	menu: string;
	/** Chooses another menu. `hasItems` is of a new one. */
	onChoose: ( menu: string, hasItems?: boolean ) => void;
}

interface PanelProps extends Props {
	/** Links in the block itself; null for other menus. */
	inside: Node[] | null;
	/** The block's name of the menu; '' for the menu's own. */
	label: string;
}

/** Whether the screen saves menus together with what it edits. The widgets screen saves widgets only. */
const useSavesMenus = (): boolean =>
	useSelect(
		( select ) =>
			!! ( select( 'core/editor' ) as { getCurrentPostType?: () => string } | undefined )?.getCurrentPostType?.(),
		[]
	);

/**
 * What the block shows of a menu while it is edited.
 *
 * @param menu   Short name of the menu, as the block stores it.
 * @param inside Links in the block itself; null for other menus.
 * @return Whether the menu is there, or nobody knows yet, and what the preview has to know of it if it is not saved.
 */
export function useMenuState( menu: string, inside: Node[] | null ) {
	const { nodes, isPending, isUnsaved } = useMenuItems( useResolvedMenu( menu ) );
	const unsaved = inside ?? ( isUnsaved ? nodes : null );
	return {
		isLoaded: nodes !== null,
		isPending,
		unsaved: unsaved ? { eidan_menu: { name: menu, content: toBlocks( unsaved ) } } : undefined,
	};
}

/** Buttons that make a new menu, and one that makes a menu of the site's pages where these are shown. */
function CreateMenu( { isOfPages, onChoose }: { isOfPages: boolean; onChoose: Props[ 'onChoose' ] } ) {
	const pages = usePages( isOfPages );
	const { create, isBusy, error } = useCreateMenu( onChoose );
	return (
		<>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			<HStack justify="flex-start" wrap>
				{ isOfPages && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						accessibleWhenDisabled
						disabled={ isBusy || ! pages }
						onClick={ () => create( pageItems( pages ?? [] ) ) }
					>
						{ __( 'Create menu from pages', 'eidan' ) }
					</Button>
				) }
				<Button
					__next40pxDefaultSize
					variant="secondary"
					accessibleWhenDisabled
					disabled={ isBusy }
					onClick={ () => create() }
				>
					{ __( 'Create menu', 'eidan' ) }
				</Button>
			</HStack>
		</>
	);
}

/** Why the menu was not saved, and what can be done. Nothing is lost before the author has decided. */
function SaveNotice( { menu: { error, reload, keep }, focusList }: { menu: MenuItems; focusList: () => void } ) {
	if ( ! error ) {
		return null;
	}
	const isChanged = error.code === 'eidan_menu_changed';
	const act = ( action: () => unknown ) => () => {
		focusList();
		void action();
	};
	return (
		<Notice
			status="error"
			isDismissible={ false }
			actions={ [
				{ label: __( 'Load the saved menu', 'eidan' ), onClick: act( reload ) },
				...( isChanged ? [ { label: __( 'Keep mine', 'eidan' ), onClick: act( keep ) } ] : [] ),
			] }
		>
			{ isChanged
				? error.message
				: /* translators: %s: error message of the server. */
					sprintf( __( 'The menu was not saved: %s', 'eidan' ), error.message ?? '' ) }
		</Notice>
	);
}

/** The list of a menu that the author may edit. */
function Editable( {
	menu,
	focusList,
}: {
	menu: MenuItems & { nodes: NonNullable< MenuItems[ 'nodes' ] > };
	/** Puts the focus into the list once it has changed. */
	focusList: () => void;
} ) {
	const { nodes, title, change, rename, save, isUnsaved } = menu;
	const list = nodes.find( isPageList );
	const pages = usePages( nodes.length === 0 || !! list );
	const saves = useSavesMenus();
	const [ isSaving, setSaving ] = useState( false );
	return (
		<>
			<SaveNotice menu={ menu } focusList={ focusList } />
			<ItemList nodes={ nodes } onChange={ change } />
			{ nodes.length === 0 && !! pages?.length && (
				<Button __next40pxDefaultSize variant="tertiary" onClick={ () => change( pageItems( pages ) ) }>
					{ __( 'Add all pages', 'eidan' ) }
				</Button>
			) }
			{ list && !! pages?.length && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => {
						focusList();
						change( nodes.flatMap( ( node ) => ( node === list ? pageItems( pages ) : [ node ] ) ) );
					} }
				>
					{ __( 'Convert page list to links', 'eidan' ) }
				</Button>
			) }
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Menu name', 'eidan' ) }
				value={ title }
				onChange={ rename }
			/>
			<p className="eidan-menu-items__note">
				{ saves
					? __( 'Visitors see the changes when you save.', 'eidan' )
					: __( 'Save the menu here, then the page.', 'eidan' ) }{ ' ' }
				{ __( 'If somebody else changes this menu meanwhile, you will be asked.', 'eidan' ) }
			</p>
			{ ! saves && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					isBusy={ isSaving }
					disabled={ ! isUnsaved || isSaving }
					onClick={ async () => {
						setSaving( true );
						await save();
						setSaving( false );
					} }
				>
					{ __( 'Save menu', 'eidan' ) }
				</Button>
			) }
		</>
	);
}

/** The items of the menu that the block shows, to be edited in place. */
export function MenuItemsPanel( { menu, inside, label, onChoose }: PanelProps ) {
	const resolved = useResolvedMenu( menu );
	const items = useMenuItems( resolved );
	const mayCreate = useMayEditMenus();
	const { nodes, mayEdit } = items;
	const root = useRef< HTMLDivElement >( null );
	// The button that changed the list is gone then: the keyboard goes on in the list.
	const focus = useRef( '' );
	const focusOn = ( action: 'name' | 'add' ) => {
		focus.current = `[data-action="${ action }"]`;
	};
	const choose = ( made: string, hasItems = false ) => {
		focusOn( hasItems ? 'name' : 'add' );
		onChoose( made );
	};
	useEffect( () => {
		// A new menu may be empty for a moment.
		const target = focus.current && root.current?.querySelector< HTMLElement >( focus.current );
		if ( target ) {
			focus.current = '';
			target.focus();
		}
	}, [ nodes ] );
	if ( inside ) {
		return <Inside nodes={ inside } label={ label } onChoose={ choose } />;
	}
	if ( mayCreate === false || mayEdit === false ) {
		return <Outline menu={ menu } />;
	}
	return (
		<div ref={ root } className="eidan-menu-panel">
			{ nodes && <Editable menu={ { ...items, nodes } } focusList={ () => focusOn( 'name' ) } /> }
			{ ! nodes && resolved && resolved !== 'pages' && <Spinner /> }
			{ mayCreate && <CreateMenu isOfPages={ resolved === 'pages' } onChoose={ choose } /> }
		</div>
	);
}

/** What a menu without items offers in the canvas: the first item, or a new menu. */
export function StartMenu( { menu, onChoose }: Props ) {
	const resolved = useResolvedMenu( menu );
	const { nodes, change } = useMenuItems( resolved );
	const mayCreate = useMayEditMenus();
	const pages = usePages( nodes?.length === 0 );
	if ( nodes ) {
		return (
			<HStack justify="flex-start" wrap>
				<AddItem variant="primary" onAdd={ ( node ) => change( insert( nodes, node ) ) } />
				{ !! pages?.length && (
					<Button __next40pxDefaultSize variant="secondary" onClick={ () => change( pageItems( pages ) ) }>
						{ __( 'Add all pages', 'eidan' ) }
					</Button>
				) }
			</HStack>
		);
	}
	if ( mayCreate === false ) {
		return <PermissionNotice what="menus" />;
	}
	return mayCreate ? <CreateMenu isOfPages={ false } onChoose={ onChoose } /> : null;
}
