<?php
/**
 * A source that is not registered.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Sources;

use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;

defined( 'ABSPATH' ) || exit;

/**
 * Finds nothing, for instance because the source's plugin was deactivated.
 */
final class NoSource implements Source {

	/**
	 * Finds nothing.
	 *
	 * @param Config $config Not used.
	 * @param State  $state  Not used.
	 */
	public function find( Config $config, State $state ): Result {
		return new Result( array(), 1, 0, 0 );
	}
}
