import { FilterPanel, type Choices } from './filters';
import { PaginationPanel, type Pagination } from './pagination';
import { QueryInspector, type QueryAttributes, type QueryInspectorProps } from './query-inspector';
import { registeredDefaults } from '../registered-defaults';
import { SliderControls } from '../slider';
import type { Query } from '../../schemas/query';
import type { Slider } from '../../schemas/slider';

/** The attributes that all lists have. */
interface ListAttributes extends QueryAttributes, Omit< Choices, 'query' > {
	pagination: Pagination;
	slider?: Partial< Slider >;
}

interface Props extends QueryInspectorProps< ListAttributes > {
	/** Arrangement of the items: pages that visitors can filter, slides of a slider, or all items at once. */
	shownAs?: 'pages' | 'slides' | 'all';
}

/** All settings of a list: the settings of every block with a query, filters, pagination and slider. */
export function ListInspector( {
	block,
	shownAs = 'pages',
	attributes,
	setAttributes,
	elements,
	children,
	layout,
	looks,
}: Props ) {
	const { pagination, query, slider = {} } = attributes;
	const paged = shownAs === 'pages';
	return (
		<>
			<QueryInspector { ...{ block, paged, attributes, setAttributes, elements, layout, looks } }>
				{ paged && (
					<>
						<FilterPanel
							attributes={ {
								...attributes,
								query: { ...registeredDefaults< Query >( block, 'query' ), ...query },
							} }
							setAttributes={ setAttributes }
						/>
						<PaginationPanel
							value={ pagination }
							onChange={ ( value ) => setAttributes( { pagination: value } ) }
						/>
					</>
				) }
				{ children }
			</QueryInspector>
			{ shownAs === 'slides' && (
				<SliderControls
					value={ slider }
					defaults={ registeredDefaults< Slider >( block, 'slider' ) }
					onChange={ ( value ) => setAttributes( { slider: value } ) }
				/>
			) }
		</>
	);
}
