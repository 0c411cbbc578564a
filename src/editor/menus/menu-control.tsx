import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useAutomaticMenuHelp, useLocations, useMenu, useMenus } from './use-menus';

interface Props {
	/** `navigation:ID`, `menu:ID`, `location:SLUG`, `pages`, `inside` (links in the block itself) or '' (not chosen). */
	value: string;
	onChange: ( menu: string ) => void;
	/** Whether the block picks a menu itself if none is chosen, and also supports menu locations and pages. */
	automatic?: boolean;
}

/** Chooses a menu. A chosen menu that is deleted, or that the author is not allowed to see, stays selected. */
export function MenuControl( { value, onChange, automatic }: Props ) {
	const menus = useMenus();
	const locations = useLocations();
	const { title } = useMenu( value );
	const shown = useAutomaticMenuHelp();
	const ofBlock = value === '' && shown ? shown : undefined;
	const more = automatic ? [ ...locations, { value: 'pages', label: __( 'Pages', 'eidan' ) } ] : [];
	const options = [
		{ value: '', label: automatic ? __( 'Automatic', 'eidan' ) : __( 'Select a menu', 'eidan' ) },
		...menus,
		...more,
	];
	const own = value === 'inside' ? __( 'Links in this block', 'eidan' ) : title;
	const lost = options.some( ( menu ) => menu.value === value ) ? [] : [ { value, label: own || value } ];
	return (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Menu', 'eidan' ) }
			help={
				automatic
					? ofBlock
					: __( 'Items of the first level, with the featured images of their pages.', 'eidan' )
			}
			value={ value }
			options={ [ ...options, ...lost ] }
			onChange={ onChange }
		/>
	);
}
