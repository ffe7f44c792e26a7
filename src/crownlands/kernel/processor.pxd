# Whether this processor has what modules of the folder x86_64_v3 are compiled for.
cdef extern from *:
    """
    static inline int cl_modern(void) {
    #if defined(__x86_64__) && defined(__GNUC__)
        __builtin_cpu_init();
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")
            && __builtin_cpu_supports("fma") && __builtin_cpu_supports("popcnt");
    #else
        return 0;
    #endif
    }
    """
    bint modern "cl_modern" () noexcept nogil
