<?php
/**
 * The source of a list that is a sample.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Sources;

use Eidan\Lists\Cards\Samples;
use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;

defined( 'ABSPATH' ) || exit;

/**
 * Finds sample items in place of the site's.
 */
final class SampleSource implements Source {

	/**
	 * Finds the samples, as many as the list shows on a page.
	 *
	 * @param Config $config
	 * @param State  $state  Not used.
	 */
	public function find( Config $config, State $state ): Result {
		unset( $state );
		$items = array_slice( Samples::of( $config->query->post_type ), 0, $config->query->per_page );

		return new Result( $items, 1, 1, count( $items ) );
	}
}
