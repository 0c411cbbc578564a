<?php
/**
 * Tests of who sent a form.
 */

declare( strict_types=1 );

namespace Eidan\Tests\Enquiries\Forms;

use Eidan\Enquiries\Forms\Person;
use PHPUnit\Framework\Attributes\DataProvider;

final class PersonTest extends FormsTestCase {

	/** @return array{type: string, key: string, label: string, value: mixed} */
	private static function field( string $type, mixed $value, string $key = '', string $label = '' ): array {
		return compact( 'type', 'key', 'label', 'value' );
	}

	public function test_types_say_who_it_is(): void {
		self::assertSame(
			array(
				'name'    => 'Ann Lee',
				'email'   => 'ann@example.com',
				'phone'   => '+1 555',
				'message' => "Hello\n\nMore",
			),
			Person::of(
				array(
					self::field( 'name', array( 'Ann', '', 'Lee' ) ),
					self::field( 'name', 'Another' ),
					self::field( 'email', 'no address' ),
					self::field( 'email', 'ann@example.com' ),
					self::field( 'email', 'other@example.com' ),
					self::field( 'tel', '+1 555' ),
					self::field( 'textarea', 'Hello' ),
					self::field( 'select', 'Choice' ),
					self::field( 'textarea', array( 'More' ) ),
				)
			)
		);
	}

	/** @return array<string, array{string, string, string}> */
	public static function names(): array {
		return array(
			'a key'           => array( 'your-name', '', 'Ann' ),
			'a label'         => array( 'text-1', 'Your name', 'Ann' ),
			'in German'       => array( 'text-1', 'Nachname', 'Ann' ),
			'a company'       => array( 'company-name', '', '' ),
			'a login'         => array( 'user_name', '', '' ),
			'something else'  => array( 'subject', 'Subject', '' ),
			'part of a word'  => array( 'rename', '', '' ),
		);
	}

	#[DataProvider( 'names' )]
	public function test_a_text_that_is_named_so_is_the_name( string $key, string $label, string $name ): void {
		self::assertSame( $name, Person::of( array( self::field( 'text', 'Ann', $key, $label ) ) )['name'] );
	}

	public function test_first_and_last_name_are_one(): void {
		self::assertSame(
			'Ann Lee',
			Person::of(
				array(
					self::field( 'text', 'Ann', 'first-name' ),
					self::field( 'text', 'Lee', 'last-name' ),
					self::field( 'text', 'Bob', 'name' ),
				)
			)['name']
		);
	}

	public function test_odd_values_are_nothing(): void {
		self::assertSame(
			array( '', '', '', '' ),
			array_values(
				Person::of(
					array(
						self::field( 'name', null ),
						self::field( 'email', array( array( 'a' ) ) ),
						self::field( 'tel', new \stdClass() ),
						self::field( 'textarea', false ),
					)
				)
			)
		);
	}
}
