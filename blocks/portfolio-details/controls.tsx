import { BlockControls } from '@wordpress/block-editor';
import {
	Button,
	CheckboxControl,
	Dropdown,
	Flex,
	FlexItem,
	PanelBody,
	ToolbarButton,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import type { PortfolioDetailsAttributes } from './attributes';
import { ItemControl } from './item-control';
import { fieldLabels, type Field } from './rows';

interface Props {
	attributes: PortfolioDetailsAttributes;
	setAttributes: ( changes: Partial< PortfolioDetailsAttributes > ) => void;
}

/** Moves an entry by one place. */
export function moved< T >( list: readonly T[], index: number, by: 1 | -1 ): T[] {
	const next = [ ...list ];
	const [ entry ] = next.splice( index, 1 );
	if ( entry !== undefined ) {
		next.splice( index + by, 0, entry );
	}
	return next;
}

/** The panel of the settings. */
export const Controls = ( props: Props ) => (
	<PanelBody title={ __( 'Details', 'eidan' ) }>
		<DetailsFields { ...props } />
	</PanelBody>
);

/**
 * The same in the toolbar: inside a pattern WordPress shows the settings of the pattern, and of its blocks
 * only what belongs to their content.
 */
export const ToolbarControls = ( props: Props ) => (
	<BlockControls group="other">
		<Dropdown
			popoverProps={ { placement: 'bottom-start' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<ToolbarButton aria-expanded={ isOpen } aria-haspopup="true" onClick={ onToggle }>
					{ __( 'Details', 'eidan' ) }
				</ToolbarButton>
			) }
			renderContent={ () => (
				<div className="eidan-portfolio-details__popover">
					<DetailsFields { ...props } />
				</div>
			) }
		/>
	</BlockControls>
);

/** Which fields, in which order, side by side or below each other. */
function DetailsFields( { attributes: { fields, layout, itemId }, setAttributes }: Props ) {
	const labels = fieldLabels();
	const chosen = fields as Field[];
	const others = ( Object.keys( labels ) as Field[] ).filter( ( field ) => ! chosen.includes( field ) );
	const set = ( next: Field[] ) => setAttributes( { fields: next } );

	return (
		<>
			<ItemControl value={ itemId } onChange={ ( id ) => setAttributes( { itemId: id } ) } />
			{ chosen.map( ( field, index ) => (
				<Flex key={ field }>
					<FlexItem isBlock>
						<CheckboxControl
							__nextHasNoMarginBottom
							label={ labels[ field ] }
							checked
							onChange={ () => set( chosen.filter( ( other ) => other !== field ) ) }
						/>
					</FlexItem>
					<Button
						size="small"
						icon={ chevronUp }
						/* translators: %s: name of a field. */
						label={ sprintf( __( 'Move “%s” up', 'eidan' ), labels[ field ] ) }
						disabled={ index === 0 }
						accessibleWhenDisabled
						onClick={ () => set( moved( chosen, index, -1 ) ) }
					/>
					<Button
						size="small"
						icon={ chevronDown }
						/* translators: %s: name of a field. */
						label={ sprintf( __( 'Move “%s” down', 'eidan' ), labels[ field ] ) }
						disabled={ index === chosen.length - 1 }
						accessibleWhenDisabled
						onClick={ () => set( moved( chosen, index, 1 ) ) }
					/>
				</Flex>
			) ) }
			{ others.map( ( field ) => (
				<CheckboxControl
					__nextHasNoMarginBottom
					key={ field }
					label={ labels[ field ] }
					checked={ false }
					onChange={ () => set( [ ...chosen, field ] ) }
				/>
			) ) }
			<ToggleGroupControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				isBlock
				label={ __( 'Layout', 'eidan' ) }
				value={ layout }
				onChange={ ( value ) => setAttributes( { layout: value === 'list' ? 'list' : 'row' } ) }
			>
				<ToggleGroupControlOption value="row" label={ __( 'Side by side', 'eidan' ) } />
				<ToggleGroupControlOption value="list" label={ __( 'List', 'eidan' ) } />
			</ToggleGroupControl>
		</>
	);
}
