import { ALONE } from './alone';

/** The part of a site that the tests need. */
interface Site {
	php: < T = unknown >( code: string ) => Promise< T >;
}

/**
 * Portfolio items "Work 1", "Work 2", … in an own category, made once a site.
 *
 * @param site  The site of the test.
 * @param count How many.
 * @return Their ids, in order.
 */
export async function portfolioItems( site: Site, count = 8 ): Promise< number[] > {
	return site.php< number[] >( `
		${ ALONE }
		$ids = array();
		for ( $number = 1; $number <= ${ count }; $number++ ) {
			$found = get_posts( array( 'post_type' => 'eidan_portfolio', 'name' => "test-work-$number", 'fields' => 'ids', 'post_status' => 'publish' ) );
			$ids[] = $found[0] ?? wp_insert_post( array( 'post_type' => 'eidan_portfolio', 'post_title' => "Work $number", 'post_name' => "test-work-$number", 'post_status' => 'publish', 'post_excerpt' => 'Words.' ) );
		}
		return $ids;
	` );
}

/**
 * Markup of a portfolio slider.
 *
 * @param ids        Items.
 * @param slider     Options of the slider.
 * @param attributes Other attributes.
 */
export const sliderOf = ( ids: number[], slider: object = {}, attributes: object = {} ): string =>
	`<!-- wp:eidan/portfolio-slider ${ JSON.stringify( {
		align: 'wide',
		query: { postType: 'eidan_portfolio', perPage: 40, include: ids },
		// Small enough for the widest and the narrowest screen of the tests.
		slider: { autoplay: 0, speed: 0, slidesPerView: 3, ...slider },
		...attributes,
	} ) } /-->`;
