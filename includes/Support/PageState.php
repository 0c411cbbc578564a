<?php
/**
 * What is counted on the page that is being made.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

/**
 * The memory of a class that counts what is on the page: ids that are given, lists that have an address. What plugins
 * render and throw away before the page is printed must leave no trace in it: Memory::hold() and Memory::back().
 */
interface PageState {}
