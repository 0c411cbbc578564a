<?php
/**
 * Base class of the tests of what a visitor chooses.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Lists\Request;

use Eidan\Lists\Request\Config;
use Eidan\Tests\Lists\ListsTestCase;

/**
 * Creates terms, and a list with two groups to choose from.
 */
abstract class ChoiceTestCase extends ListsTestCase {

	protected Config $config;

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'code', 'design' ) as $name ) {
			$this->create_term( 'category', $name );
		}
		foreach (
			array( 'a', 'b', 'code', ...array_map( static fn( int $i ): string => "t$i", range( 1, 11 ) ) ) as $name
		) {
			$this->create_term( 'post_tag', $name );
		}
		$this->config = self::list( array() );
	}

	/**
	 * Returns the configuration of a list with two filter groups.
	 *
	 * @param array<string, mixed> $config Values that differ from the defaults below.
	 */
	protected static function list( array $config ): Config {
		return Config::parse(
			$config + array(
				'id'         => 'x',
				'pagination' => 'standard',
				'orders'     => array( 'title-asc' ),
				'filter'     => array(
					'groups' => array(
						array( 'taxonomy' => 'category' ),
						array(
							'taxonomy' => 'post_tag',
							'multiple' => true,
						),
					),
				),
			)
		);
	}
}
