<?php
/**
 * A condition that restricts the items of a list.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Query;

use Closure;

/**
 * One property of the attribute `query`: which values it allows, and which rules each value sets for items.
 */
final class Condition {

	/**
	 * Describes a condition.
	 *
	 * @param string                                                            $name   Its name in the attribute, such
	 *         as `minimumRating`.
	 * @param Closure(): string                                                 $label  What authors read.
	 * @param array{
	 *     type: 'string'|'integer'|'number'|'boolean',
	 *     default: string|int|float|bool,
	 *     enum?: list<string>,
	 *     minimum?: int,
	 *     maximum?: int,
	 * } $schema JSON schema of its values; the default asks for nothing.
	 * @param Closure( string|int|float|bool ): list<TermRule|FieldRule>        $rules  What a value asks of an item.
	 * @param list<string>                                                      $types  Post types that it is offered
	 *         for; none = all.
	 * @param (Closure(): array<string, string>)|null                           $labels What authors read for each value
	 *         of an enum.
	 * @param list<string>                                                      $meta   Keys of the custom fields that
	 *         it looks at: a change of one changes totals.
	 */
	public function __construct(
		public readonly string $name,
		private readonly Closure $label,
		public readonly array $schema,
		private readonly Closure $rules,
		public readonly array $types = array(),
		private readonly ?Closure $labels = null,
		public readonly array $meta = array(),
	) {}

	/**
	 * Label in the editor.
	 */
	public function label(): string {
		return ( $this->label )();
	}

	/**
	 * Labels of the enum's values in the editor.
	 *
	 * @return array<string, string>
	 */
	public function labels(): array {
		return null === $this->labels ? array() : ( $this->labels )();
	}

	/**
	 * The rules that a value sets for items.
	 *
	 * @param string|int|float|bool $value A valid value.
	 * @return list<TermRule|FieldRule>
	 */
	public function rules( string|int|float|bool $value ): array {
		return ( $this->rules )( $value );
	}
}
