<?php
/**
 * One field of a content type.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Closure;

/**
 * A field as a content type declares it.
 */
final class Field {

	/**
	 * Describes a field.
	 *
	 * @param string             $key        Meta key.
	 * @param string             $name       Short name: in bindings and among the elements of cards.
	 * @param FieldType          $type       What it holds.
	 * @param Closure(): string  $label      Its name for authors, a short noun.
	 * @param Closure(): string  $help       What it is for, in a sentence.
	 * @param int                $max_length Characters of a text, at most.
	 * @param float              $minimum    Smallest number.
	 * @param float              $maximum    Largest number.
	 * @param float              $step       Distance from one number to the next.
	 * @param float              $none       The number that stands for none.
	 * @param bool               $column     Whether the admin list has a column for it.
	 * @param bool               $open       Whether REST tells its value to everybody; false for what address
	 *                                       harvesters look for.
	 * @param string             $body_class Class of the body on the page of an item where a switch is on.
	 * @param string             $card_class Class of the cards of an item where a switch is on.
	 * @param array<string, Closure(): string> $choices What can be chosen, with the names for authors; the first stands
	 *                                                  for none chosen.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $name,
		public readonly FieldType $type,
		private readonly Closure $label,
		private readonly Closure $help,
		public readonly int $max_length = FieldValue::MAX_TEXT,
		public readonly float $minimum = 0.0,
		public readonly float $maximum = 100.0,
		public readonly float $step = 1.0,
		public readonly float $none = 0.0,
		public readonly bool $column = false,
		public readonly bool $open = true,
		public readonly string $body_class = '',
		public readonly string $card_class = '',
		public readonly array $choices = array(),
	) {}

	/**
	 * Its name for authors.
	 */
	public function label(): string {
		return ( $this->label )();
	}

	/**
	 * What it is for.
	 */
	public function help(): string {
		return ( $this->help )();
	}

	/**
	 * The value of an item that has none.
	 *
	 * @return string|bool|float|int|list<mixed>
	 */
	public function none(): string|bool|float|int|array {
		return match ( $this->type ) {
			FieldType::Number => $this->none,
			FieldType::Choice => $this->clean( null ),
			default           => $this->type->none(),
		};
	}

	/**
	 * Makes anything a value that this field may have.
	 *
	 * @param mixed $value Anything.
	 * @return string|bool|float|int|list<mixed>
	 */
	public function clean( mixed $value ): string|bool|float|int|array {
		return $this->type->clean( $value, $this );
	}

	/**
	 * The value of an item, clean however it came into the database.
	 *
	 * @param int $post_id Item.
	 * @return string|bool|float|int|list<mixed>
	 */
	public function value( int $post_id ): string|bool|float|int|array {
		return $this->clean( get_post_meta( $post_id, $this->key, true ) );
	}

	/**
	 * The field as the editor needs it, see src/editor/fields/types.ts.
	 *
	 * @return array<string, string|int|float|list<array{value: string, label: string}>>
	 */
	public function for_editor(): array {
		return array(
			'key'       => $this->key,
			'name'      => $this->name,
			'type'      => $this->type->value,
			'label'     => $this->label(),
			'help'      => $this->help(),
			'maxLength' => $this->max_length,
			'minimum'   => $this->minimum,
			'maximum'   => $this->maximum,
			'step'      => $this->step,
			'none'      => $this->none,
			'choices'   => array_map(
				static fn ( string $value, Closure $label ): array => array(
					'value' => $value,
					'label' => $label(),
				),
				array_keys( $this->choices ),
				array_values( $this->choices )
			),
		);
	}
}
