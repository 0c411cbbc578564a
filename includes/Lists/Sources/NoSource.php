<?php
/**
 * A source that is gone.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Sources;

use Eidan\Lists\Request\Config;
use Eidan\Lists\Request\State;

/**
 * Finds nothing: its plugin has been switched off, say.
 */
final class NoSource implements Source {

	/**
	 * Finds nothing.
	 *
	 * @param Config $config The list.
	 * @param State  $state  What the visitor asked for.
	 */
	public function find( Config $config, State $state ): Result {
		return new Result( array(), 1, 0, 0 );
	}
}
