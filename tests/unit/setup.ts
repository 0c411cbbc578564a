/// <reference types="@wordpress/jest-console" />
import '@testing-library/jest-dom';
