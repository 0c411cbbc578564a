import { PanelBody, __experimentalVStack as VStack } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import {
	ColumnsControl,
	ElementsControl,
	LayoutControl,
	listLayouts,
	ListInspector,
	type Columns,
	registeredDefaults,
} from '@eidan/editor';
import type { TestimonialsListAttributes } from './attributes';
import metadata from './block.json';

type Element = TestimonialsListAttributes[ 'elements' ][ number ];

interface Props {
	attributes: TestimonialsListAttributes;
	setAttributes: ( attributes: Partial< TestimonialsListAttributes > ) => void;
}

/** Names of the card elements, in the order in which the sidebar lists them. */
const elementNames = (): Record< Element, string > => ( {
	rating: __( 'Rating', 'eidan' ),
	words: __( 'Quote', 'eidan' ),
	image: __( 'Portrait', 'eidan' ),
	logo: __( 'Logo', 'eidan' ),
	title: __( 'Name', 'eidan' ),
	role: __( 'Role', 'eidan' ),
	company: __( 'Company', 'eidan' ),
	date: __( 'Date', 'eidan' ),
	source: _x( 'Source', 'of a testimonial', 'eidan' ),
} );

function LayoutPanel( { attributes, setAttributes }: Props ) {
	const { layout, columns } = attributes;
	const chosen = { ...registeredDefaults< Columns >( metadata.name, 'columns' ), ...columns } as Columns;
	return (
		<PanelBody title={ __( 'Layout', 'eidan' ) }>
			<VStack spacing={ 4 }>
				<LayoutControl
					value={ layout }
					layouts={ listLayouts( [ 'grid', 'masonry', 'slider', 'single' ] ) }
					onChange={ ( value ) =>
						setAttributes( { layout: value as TestimonialsListAttributes[ 'layout' ] } )
					}
				/>
				{ ( layout === 'grid' || layout === 'masonry' ) && (
					<ColumnsControl
						schema={ metadata.attributes.columns.properties }
						value={ chosen }
						onChange={ ( change ) => setAttributes( { columns: { ...columns, ...change } } ) }
					/>
				) }
			</VStack>
		</PanelBody>
	);
}

/** Sidebar with all settings of the block: content, styles and advanced. */
export function Inspector( props: Props ) {
	return (
		<ListInspector
			{ ...props }
			block={ metadata.name }
			shownAs={
				props.attributes.layout === 'slider' || props.attributes.layout === 'single' ? 'slides' : 'pages'
			}
			elements={
				<ElementsControl
					names={ elementNames() }
					value={ props.attributes.elements }
					onChange={ ( elements ) => props.setAttributes( { elements } ) }
				/>
			}
			layout={ <LayoutPanel { ...props } /> }
		/>
	);
}
