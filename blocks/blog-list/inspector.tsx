import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
	__experimentalToggleGroupControlOptionIcon as ToggleGroupControlOptionIcon,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { QueryControls, useTaxonomies } from '@eidan/editor';
import { useSizeOptions } from '../../src/editor/media/use-media';
import type { BlogListAttributes } from './attributes';
import { ElementsControl } from './elements';
import { Filters } from './filters';
import { icons } from './icons';
import { variations } from './variations';

interface Props {
	attributes: BlogListAttributes;
	setAttributes: ( attributes: Partial< BlogListAttributes > ) => void;
}

const modern = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;
const defaultColumns = { desktop: 3, tablet: 2, phone: 1 };

function Elements( { attributes, setAttributes }: Props ) {
	const { elements, excerptLength, headingLevel, readMore, termsTaxonomy } = attributes;
	const taxonomies = useTaxonomies( 'post' ).map( ( { slug, name } ) => ( { label: name, value: slug } ) );
	return (
		<PanelBody title={ __( 'Elements of a post', 'eidan' ) } initialOpen={ false }>
			<VStack spacing={ 4 }>
				<ElementsControl value={ elements } onChange={ ( value ) => setAttributes( { elements: value } ) } />
				{ elements.includes( 'terms' ) && (
					<SelectControl
						{ ...modern }
						label={ __( 'Terms of', 'eidan' ) }
						value={ termsTaxonomy }
						options={ taxonomies }
						onChange={ ( value ) => setAttributes( { termsTaxonomy: value } ) }
					/>
				) }
				{ elements.includes( 'excerpt' ) && (
					<RangeControl
						{ ...modern }
						label={ __( 'Words of the excerpt', 'eidan' ) }
						value={ excerptLength }
						min={ 1 }
						max={ 100 }
						onChange={ ( value ) => value && setAttributes( { excerptLength: value } ) }
					/>
				) }
				{ elements.includes( 'read-more' ) && (
					<TextControl
						{ ...modern }
						label={ __( 'Text of the link', 'eidan' ) }
						placeholder={ __( 'Read more', 'eidan' ) }
						value={ readMore }
						onChange={ ( value ) => setAttributes( { readMore: value } ) }
					/>
				) }
				{ elements.includes( 'title' ) && (
					<SelectControl
						{ ...modern }
						label={ __( 'Heading level of the titles', 'eidan' ) }
						value={ `${ headingLevel }` }
						options={ [ 1, 2, 3, 4, 5, 6 ].map( ( level ) => ( { label: `H${ level }`, value: `${ level }` } ) ) }
						onChange={ ( value ) => setAttributes( { headingLevel: Number( value ) } ) }
					/>
				) }
			</VStack>
		</PanelBody>
	);
}

function Looks( { attributes, setAttributes }: Props ) {
	const { layout, columns, elements, imageSize, ratio } = attributes;
	const chosen = { ...defaultColumns, ...columns } as typeof defaultColumns;
	const sizes = useSizeOptions();
	const column = ( name: keyof typeof defaultColumns, label: string, max: number ) => (
		<RangeControl
			{ ...modern }
			label={ label }
			value={ chosen[ name ] }
			min={ 1 }
			max={ max }
			onChange={ ( value ) => value && setAttributes( { columns: { ...columns, [ name ]: value } } ) }
		/>
	);
	return (
		<PanelBody title={ __( 'Layout', 'eidan' ) }>
			<VStack spacing={ 4 }>
				<ToggleGroupControl
					{ ...modern }
					isBlock
					label={ __( 'Layout', 'eidan' ) }
					value={ layout }
					onChange={ ( value ) => setAttributes( { layout: value as BlogListAttributes[ 'layout' ] } ) }
				>
					{ variations.map( ( { name, title } ) => (
						<ToggleGroupControlOptionIcon
							key={ name }
							value={ name }
							label={ title }
							icon={ icons[ name as BlogListAttributes[ 'layout' ] ] }
						/>
					) ) }
				</ToggleGroupControl>
				{ ( layout === 'grid' || layout === 'masonry' ) && (
					<>
						{ column( 'desktop', __( 'Columns', 'eidan' ), 6 ) }
						{ column( 'tablet', __( 'Columns up to 1024 px', 'eidan' ), 4 ) }
						{ column( 'phone', __( 'Columns up to 680 px', 'eidan' ), 2 ) }
					</>
				) }
				{ elements.includes( 'image' ) && layout !== 'masonry' && (
					<ToggleGroupControl
						{ ...modern }
						isBlock
						label={ __( 'Shape of the pictures', 'eidan' ) }
						value={ ratio }
						onChange={ ( value ) => setAttributes( { ratio: ( value ?? '' ) as BlogListAttributes[ 'ratio' ] } ) }
					>
						<ToggleGroupControlOption value="" label={ __( 'Own', 'eidan' ) } />
						<ToggleGroupControlOption value="4/5" label="4:5" />
						<ToggleGroupControlOption value="1/1" label="1:1" />
						<ToggleGroupControlOption value="3/2" label="3:2" />
						<ToggleGroupControlOption value="16/9" label="16:9" />
					</ToggleGroupControl>
				) }
				{ elements.includes( 'image' ) && (
					<SelectControl
						{ ...modern }
						label={ __( 'Largest file of the pictures', 'eidan' ) }
						help={ __( 'Browsers choose a smaller one where it is enough.', 'eidan' ) }
						value={ imageSize }
						options={ sizes }
						onChange={ ( value ) => setAttributes( { imageSize: value } ) }
					/>
				) }
			</VStack>
		</PanelBody>
	);
}

/** All settings of the block: content, looks, and what is rarely used. */
export function Inspector( props: Props ) {
	const { attributes, setAttributes } = props;
	const { label, pagination, query } = attributes;
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Posts', 'eidan' ) }>
					<QueryControls value={ query } onChange={ ( value ) => setAttributes( { query: value } ) } />
				</PanelBody>
				<Elements { ...props } />
				<Filters { ...props } />
				<PanelBody title={ __( 'Pages', 'eidan' ) } initialOpen={ false }>
					<SelectControl
						{ ...modern }
						label={ __( 'More posts', 'eidan' ) }
						value={ pagination }
						options={ [
							{ label: __( 'None: one page only', 'eidan' ), value: 'none' },
							{ label: __( 'By page numbers', 'eidan' ), value: 'standard' },
							{ label: __( 'By a button', 'eidan' ), value: 'load-more' },
							{ label: __( 'By scrolling', 'eidan' ), value: 'infinite' },
						] }
						help={
							pagination === 'infinite'
								? __( 'After three pages a button takes over, so that the end of the page can be reached.', 'eidan' )
								: undefined
						}
						onChange={ ( value ) => setAttributes( { pagination: value as BlogListAttributes[ 'pagination' ] } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<InspectorControls group="styles">
				<Looks { ...props } />
			</InspectorControls>
			<InspectorControls group="advanced">
				<VStack spacing={ 4 }>
					<TextControl
						{ ...modern }
						label={ __( 'Name for screen readers', 'eidan' ) }
						value={ label }
						onChange={ ( value ) => setAttributes( { label: value } ) }
					/>
					<QueryControls section="advanced" value={ query } onChange={ ( value ) => setAttributes( { query: value } ) } />
				</VStack>
			</InspectorControls>
		</>
	);
}
