import { TAKE_LOCK } from './alone';

/** The part of a site that this file uses. */
interface Site {
	php: < T = unknown >( code: string ) => Promise< T >;
}

/**
 * Returns the portfolio items "Work 1", "Work 2" and so on. They are created once per site.
 *
 * @param site  The site of the test.
 * @param count How many items.
 * @return Their IDs, in order.
 */
export async function portfolioItems( site: Site, count = 8 ): Promise< number[] > {
	return site.php< number[] >( `
		${ TAKE_LOCK }
		$ids = array();
		for ( $number = 1; $number <= ${ count }; $number++ ) {
			$found = get_posts( array( 'post_type' => 'eidan_portfolio', 'name' => "test-work-$number", 'fields' => 'ids', 'post_status' => 'publish' ) );
			$ids[] = $found[0] ?? wp_insert_post( array( 'post_type' => 'eidan_portfolio', 'post_title' => "Work $number", 'post_name' => "test-work-$number", 'post_status' => 'publish', 'post_excerpt' => 'Words.' ) );
		}
		return $ids;
	` );
}

/**
 * Returns the markup of a portfolio slider.
 *
 * @param ids        IDs of its items.
 * @param slider     Options of the slider, in addition to those below.
 * @param attributes Other attributes of the block.
 */
export const sliderOf = ( ids: number[], slider: object = {}, attributes: object = {} ): string =>
	`<!-- wp:eidan/portfolio-slider ${ JSON.stringify( {
		align: 'wide',
		query: { postType: 'eidan_portfolio', perPage: 40, include: ids },
		// Three slides fit on the widest and the narrowest screen of the tests.
		slider: { autoplay: 0, speed: 0, slidesPerView: 3, ...slider },
		...attributes,
	} ) } /-->`;
