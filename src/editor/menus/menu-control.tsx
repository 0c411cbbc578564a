import { SelectControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { core } from '../stores';

interface Props {
	/** `navigation:ID`, `menu:ID` or ''. */
	value: string;
	onChange: ( menu: string ) => void;
}

interface Navigation {
	id: number;
	title?: { rendered?: string };
}

interface Classic {
	id: number;
	name: string;
}

/** The site's menus of both kinds: those of navigation blocks, and classic ones. */
export function useMenus(): { value: string; label: string }[] {
	const { navigations, menus } = useSelect( ( select ) => {
		const { getEntityRecords, canUser } = core( select );
		return {
			navigations: getEntityRecords< Navigation >( 'postType', 'wp_navigation', { per_page: 100, status: 'publish' } ),
			// Who may not edit menus may not list classic ones.
			menus: canUser( 'read', { kind: 'root', name: 'menu' } ) ? getEntityRecords< Classic >( 'root', 'menu', { per_page: 100 } ) : null,
		};
	}, [] );
	return [
		...( navigations ?? [] ).map( ( { id, title } ) => ( { value: `navigation:${ id }`, label: title?.rendered || `#${ id }` } ) ),
		...( menus ?? [] ).map( ( { id, name } ) => ( { value: `menu:${ id }`, label: name } ) ),
	];
}

/** Which menu. One that is gone, or that the author may not see, stays chosen. */
export function MenuControl( { value, onChange }: Props ) {
	const menus = useMenus();
	const lost = value && ! menus.some( ( menu ) => menu.value === value ) ? [ { value, label: value } ] : [];
	return (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Menu', 'eidan' ) }
			help={ __( 'Items of the first level, with the featured images of their pages.', 'eidan' ) }
			value={ value }
			options={ [ { value: '', label: __( 'Select a menu', 'eidan' ) }, ...menus, ...lost ] }
			onChange={ onChange }
		/>
	);
}
