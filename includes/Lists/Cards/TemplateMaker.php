<?php
/**
 * What makes a template.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

/**
 * A class that makes templates by their names, see Templates::later().
 */
interface TemplateMaker {

	/**
	 * Makes the template.
	 *
	 * @param string $name The name that it was registered with.
	 */
	public static function template( string $name ): Template;
}
